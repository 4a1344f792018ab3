import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NavEntry } from '@vitrine/ui/core';

const WORDS =
  'component value theme slot reader page button label option layout table field state color order invoice filter menu panel entry'.split(
    ' ',
  );

/** Generates a sentence that depends only on the seed. */
function sentence(seed: number): string {
  const words = Array.from(
    { length: 14 },
    (_, index) => WORDS[(seed * 7 + index * 11 + (seed % 5) * index) % WORDS.length],
  );
  return `The ${words.join(' ')}.`;
}

function paragraph(seed: number): string {
  return Array.from({ length: 5 }, (_, index) => sentence(seed + index)).join(' ');
}

function codeBlock(seed: number): string {
  const lines = Array.from(
    { length: 24 },
    (_, index) =>
      `  const value${index} = items.filter((item) => item.size > ${seed + index}).map(({ name }) => <li key={name}>{name}</li>);`,
  );
  return [
    '```tsx',
    'export function List({ items }: { items: Item[] }) {',
    ...lines,
    '  return <ul>{value0}</ul>;',
    '}',
    '```',
  ].join('\n');
}

function section(seed: number): string {
  const table = [
    '| Name | Meaning |',
    '| --- | --- |',
    ...[1, 2, 3].map((row) => `| \`${WORDS[row]}\` | ${sentence(seed + row)} |`),
  ];
  const text = [1, 2, 3, 4].map((part) => paragraph(seed + part * 3));
  return [`## Section ${seed % 100}`, ...text, codeBlock(seed), table.join('\n')].join('\n\n');
}

function page(number: number): string {
  const sections = [1, 2, 3, 4].map((part) => section(number * 100 + part));
  return `---\ntitle: Page ${number}\ndescription: ${sentence(number)}\n---\n\n${sections.join('\n\n')}\n`;
}

/** Writes a product of generated pages, about 1,200 words and four code blocks each. */
export function writeBenchProduct(productsDir: string, pages: number): void {
  const dir = join(productsDir, 'bench');
  const names = Array.from({ length: pages }, (_, index) => `page-${index + 1}`);
  for (const [index, name] of names.entries()) {
    mkdirSync(join(dir, 'pages', name), { recursive: true });
    writeFileSync(join(dir, 'pages', name, 'page.mdx'), page(index + 1));
  }
  const entries = names.map((name) => ({ pathname: `/bench/${name}` }));
  writeBenchProductFiles(dir, [{ pathname: '/bench', title: 'Pages', children: entries }]);
}

/** Writes the package and index files of a generated product, with its navigation. */
export function writeBenchProductFiles(dir: string, nav: readonly NavEntry[]): void {
  const product = {
    id: 'bench',
    name: 'Bench',
    tagline: 'Pages.',
    packageName: 'bench',
    packages: {},
  };
  writeFileSync(
    join(dir, 'package.json'),
    '{ "type": "module", "dependencies": { "bench": "1.0.0" } }',
  );
  writeFileSync(
    join(dir, 'index.ts'),
    `export const nav = ${JSON.stringify(nav)};\nexport const product = ${JSON.stringify(product)};\n`,
  );
}
