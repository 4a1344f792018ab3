import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listModules } from './listModules.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-modules-'));

afterAll(() => rmSync(dir, { recursive: true }));

/** Writes a product that pins `acme`; returns the modules of `acme` that its demos may import. */
function listOf(folder: string, manifest: object, files: readonly string[]): string[] {
  const product = join(dir, folder);
  const texts = {
    'package.json': JSON.stringify({ dependencies: { acme: '1.0.0' } }),
    'node_modules/acme/package.json': JSON.stringify({ version: '1.0.0', ...manifest }),
    ...Object.fromEntries(files.map((file) => [`node_modules/acme/${file}`, 'export {};'])),
  };
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(product, path)), { recursive: true });
    writeFileSync(join(product, path), text);
  }
  return listModules(product).filter((name) => name.startsWith('acme'));
}

const both = (path: string) => ({ types: `./${path}.d.ts`, import: `./${path}.js` });

test.each([
  [
    'the root of a package with a root script',
    { exports: { '.': both('index'), './button': both('button') } },
    ['index.js', 'index.d.ts', 'button.js', 'button.d.ts'],
    ['acme'],
  ],
  ['the root of a package with an array', { exports: { '.': ['./a.js'] } }, ['a.js'], ['acme']],
  ['the root of a package with `main` only', { main: './lib' }, ['lib/index.js'], ['acme']],
  ['nothing of a package with types only', { types: './index.d.ts' }, ['index.d.ts'], []],
  [
    'the script subpaths of a package without a root',
    { exports: { './button': both('button'), './types': { types: './types.d.ts' } } },
    ['button.js', 'button.d.ts', 'types.d.ts', 'index.js'],
    ['acme/button'],
  ],
  [
    'the files of a pattern that have a script',
    { exports: { './*': both('dist/*') } },
    ['dist/button.js', 'dist/button.d.ts', 'dist/types.d.ts'],
    ['acme/button'],
  ],
])('lists %s', (title, manifest, files, modules) => {
  expect(listOf(title.replaceAll(/\W/g, '-'), manifest, files)).toEqual(modules);
});
