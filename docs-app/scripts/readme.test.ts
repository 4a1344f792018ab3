import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../mcp/readOptions.ts';
import { ROOT } from '../node/paths.ts';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const [, map = ''] = /## Map\n([\s\S]*?)\n## /.exec(readme) ?? [];
const rows = Array.from(map.matchAll(/^\| `([^`]+)`/gm), ([, folder = '']) => folder);

function listFolders(dir: string): string[] {
  return readdirSync(join(ROOT, dir), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => (dir === '.' ? name : `${dir}/${name}`));
}

describe('README', () => {
  test('README map lists exactly the folders of docs-app', () => {
    const inDocsApp = rows.filter((folder) => folder.startsWith('docs-app/'));
    expect(inDocsApp).toEqual(listFolders('docs-app').toSorted());
  });

  test('README map lists every top-level source folder', () => {
    const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
    const excludedFolders = ['.ci', '.git', '.github', 'docs-app', ...ignored];
    const topLevel = listFolders('.').filter((folder) => !excludedFolders.includes(folder));
    expect(rows.filter((folder) => !folder.includes('/')).toSorted()).toEqual(topLevel.toSorted());
  });

  test('README names only files and folders that exist', () => {
    const files = Array.from(
      readme.matchAll(/`((?:\.storybook|src|stories|docs-app|public)\/[\w./-]+)`/g),
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('README shows only valid commands of the MCP server', () => {
    const lines = Array.from(readme.matchAll(/vitrine-mcp( --[^`\n]*)/g), ([, args = '']) =>
      args.trim().split(' '),
    );
    const lists = Array.from(readme.matchAll(/\["vitrine-mcp", ([^\]]*)\]/g), ([, args = '']) =>
      args.split(', ').map((arg) => arg.replaceAll('"', '')),
    );
    expect(lines.length + lists.length).toBeGreaterThan(5);
    for (const args of [...lines, ...lists]) expect(readOptions(args)).toHaveProperty('site');
  });
});
