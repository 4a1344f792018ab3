import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkPackages } from './linkPackages.ts';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-link-')));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('links installed packages into the target tree, and workspaces to sources of that tree', () => {
  const packages = {
    'node_modules/@own/ui': { resolved: 'src', link: true },
    'src/node_modules/@own/earlier': { resolved: 'earlier', link: true },
  };
  for (const tree of ['here', 'there']) {
    write(`${tree}/package-lock.json`, JSON.stringify({ packages }));
    write(`${tree}/src/index.ts`, tree);
    write(`${tree}/earlier/index.ts`, tree);
  }
  write('here/node_modules/@own/ui/index.ts', 'here');
  write('here/node_modules/@own/other/index.js', 'other');
  write('here/node_modules/react/index.js', 'react');
  write('here/node_modules/.cache/old', 'old');
  write('here/src/node_modules/yaml/index.js', 'yaml');
  write('here/src/node_modules/@own/earlier/index.ts', 'here');
  const to = join(folder, 'there');
  linkPackages({ from: join(folder, 'here'), to, cache: join(folder, 'cache') });

  const read = (path: string) => readFileSync(join(to, path), 'utf8');
  expect(read('node_modules/@own/ui/index.ts')).toBe('there');
  expect(read('node_modules/@own/other/index.js')).toBe('other');
  expect(read('node_modules/react/index.js')).toBe('react');
  expect(read('src/node_modules/yaml/index.js')).toBe('yaml');
  expect(read('src/node_modules/@own/earlier/index.ts')).toBe('there');
  expect(realpathSync(join(to, 'node_modules/.cache'))).toBe(join(folder, 'cache'));
});
