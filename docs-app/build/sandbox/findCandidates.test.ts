import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import { globFiles } from '../../node/posixPaths.ts';
import { PRODUCTS } from '../../node/paths.ts';
import { findCandidates } from '../../sandbox/findCandidates.ts';

const require = createRequire(import.meta.url);
const { Scanner } = createRequire(require.resolve('@tailwindcss/vite'))('@tailwindcss/oxide') as {
  Scanner: new (options: object) => {
    scanFiles: (files: { content: string; extension: string }[]) => string[];
  };
};

const { build } = await compile(
  "@import 'tailwindcss/theme.css'; @import 'tailwindcss/utilities.css';",
  {
    base: '/',
    loadStylesheet: async (id) => {
      return { path: id, base: '/', content: readFileSync(require.resolve(id), 'utf8') };
    },
  },
);

/** Lists the classes that Tailwind's scanner finds and that `findCandidates` does not find. */
function listMissing(code: string): string[] {
  const candidates = new Set(findCandidates(code));
  const scanned = new Scanner({}).scanFiles([{ content: code, extension: 'tsx' }]);
  return scanned.filter((name) => {
    const css = build([]);
    return !candidates.has(name) && build([name]) !== css;
  });
}

test.each([
  ["before:content-['▾']", `<i className="before:content-['▾'] p-2" />`],
  ["before:content-['○'_/_'']", `<i className="flex before:content-['○'_/_'']" />`],
  ["before:content-['[;']", `<i className="before:content-['[;'] flex" />`],
  ['[&>svg]:size-4', "const item = '[&>svg]:size-4';"],
  ['[&:has(>img[alt])]:p-1', 'const item = `m-1 [&:has(>img[alt])]:p-1`;'],
  ['p-2', "const all = ['[&>svg]:size-4','p-2'].join(' ');"],
  ['hidden', 'const name = clsx({ hidden: isEmpty });'],
  ['m-3', `const all = {"a['":"m-3"}; // Don't`],
])('finds %s in %s', (name, code) => {
  expect(findCandidates(code)).toContain(name);
  expect(listMissing(code)).toEqual([]);
});

test('finishes when brackets and quotes are unbalanced', () => {
  const code = `${"['".repeat(20_000)} ${'[a"b'.repeat(20_000)} ${'[['.repeat(20_000)}`;
  expect(findCandidates(code)).not.toContain('p-2');
});

test('finds every class of the demos that the scanner of the build finds', () => {
  const demos = globFiles('*/pages/**/demos/*/tailwind.tsx', PRODUCTS);
  const missing = demos.flatMap((file) => listMissing(readFileSync(join(PRODUCTS, file), 'utf8')));
  expect(missing).toEqual([]);
});
