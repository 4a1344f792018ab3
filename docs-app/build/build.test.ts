import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const BUILD = join(import.meta.dirname, 'build.ts');

const page = (body: string) => `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`;

const files = (id: string) => ({
  'package.json': '{ "type": "module", "dependencies": { "@acme/ui": "1.0.0" } }',
  'index.ts': `export const nav = [{ pathname: '/${id}/a' }, { pathname: '/${id}/b' }];
export const product = { id: '${id}', name: 'Acme', tagline: 'A.', packageName: '@acme/ui', packages: {} };`,
  'pages/a/page.mdx': page('Hello <Foo /> there\n\n# One'),
  'pages/b/page.mdx': page(`[a](/${id}/a#none)\n[index](/${id}/llms.txt)\n[page](/${id}/a.md)`),
});

test('lists the content mistakes of all products when the build fails (FAULT Bad input)', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-mistakes-'));
  for (const id of ['one', 'two']) {
    for (const [path, text] of Object.entries(files(id))) {
      const file = join(dir, 'products', id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  writeFileSync(join(dir, 'products/one/pages/b/page.mdx'), 'No front matter.');
  const options = [
    '--products',
    join(dir, 'products'),
    '--out',
    join(dir, 'dist'),
    '--no-evidence',
  ];
  const { status, stderr } = spawnSync(process.execPath, [BUILD, ...options], { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  expect(
    stderr
      .match(/^[a-z\d]+\/[a-z-]+\n\w+: \S+:\d+: /gm)
      ?.map(shorten)
      .toSorted(),
  ).toEqual([
    'content/broken-anchor two: page.mdx:6',
    'content/heading-one one: page.mdx:8',
    'content/heading-one two: page.mdx:8',
    'content/no-front-matter one: page.mdx:1',
    'content/unknown-element one: page.mdx:6',
    'content/unknown-element two: page.mdx:6',
  ]);
  expect(stderr.trimEnd()).toMatch(/\n\n6 mistakes$/);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
}, 60_000);

function shorten(line: string): string {
  return line
    .replace('\n', ' ')
    .replace(/ \S+\//, ' ')
    .replace(/: $/, '');
}
