import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOwnTree, hashTree, listChanges, listCommit } from './worktree.ts';

const before = new Map([
  ['src/a.ts', '1'],
  ['src/b.ts', '2'],
  ['docs-app/visual/accepted.json', '3'],
]);
const after = new Map([
  ['src/c.ts', '4'],
  ['src/a.ts', '9'],
  ['docs-app/visual/accepted.json', '5'],
]);

test('listChanges lists changed, new and removed files, except accepted.json', () => {
  expect(listChanges(before, after)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts']);
  expect(listChanges(before, before)).toEqual([]);
});

test('hashTree depends on sources and tools, not on accepted.json or the order of files', () => {
  const accepted = new Map(before).set('docs-app/visual/accepted.json', '7');
  const reversed = new Map([...before].toReversed());
  expect(hashTree(accepted, 'v24')).toBe(hashTree(before, 'v24'));
  expect(hashTree(reversed, 'v24')).toBe(hashTree(before, 'v24'));
  expect(hashTree(after, 'v24')).not.toBe(hashTree(before, 'v24'));
  expect(hashTree(before, 'v25')).not.toBe(hashTree(before, 'v24'));
});

test.skipIf(process.platform === 'win32')(
  'copyOwnTree copies links and odd names with the hashes of Git, without nested repositories',
  () => {
    const dir = mkdtempSync(join(tmpdir(), 'vitrine-worktree-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    const [from, to] = [join(dir, 'from'), join(dir, 'to')];
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
    const git = (cwd: string, ...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], {
        ...{ cwd, env, stdio: 'pipe' },
      });
    mkdirSync(join(from, 'src'), { recursive: true });
    git(from, 'init', '--quiet');
    for (const name of ['src/a.ts', 'new\nline.ts', 'a\ttab.ts'])
      writeFileSync(join(from, name), `text of ${name}`);
    const links = { 'to-file': 'src/a.ts', 'to-folder': 'src', dangling: 'missing.ts' };
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(from, name));
    git(from, 'add', '.');
    git(from, 'commit', '--quiet', '-m', 'one');
    mkdirSync(join(from, 'nested'));
    git(join(from, 'nested'), 'init', '--quiet');
    git(join(from, 'nested'), 'commit', '--quiet', '--allow-empty', '-m', 'two');

    const files = copyOwnTree(to, from);
    const byName = (list: ReadonlyMap<string, string>) => Object.fromEntries(list);
    expect(byName(files)).toEqual(byName(listCommit('HEAD', from)));
    expect(files.size).toBe(6);
    expect(readFileSync(join(to, 'new\nline.ts'), 'utf8')).toBe('text of new\nline.ts');
    for (const [name, target] of Object.entries(links))
      expect(readlinkSync(join(to, name))).toBe(target);
    git(from, 'add', 'nested');
    git(from, 'commit', '--quiet', '-m', 'three');
    expect(byName(copyOwnTree(to, from))).toEqual(byName(listCommit('HEAD', from)));
  },
);
