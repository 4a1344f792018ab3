import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askGit, splitNames } from '../node/git.ts';
import { ROOT } from '../node/paths.ts';

/** Hash of each file in a source tree, by path. */
export type TreeFiles = ReadonlyMap<string, string>;

/** Files that do not affect the workbench. */
const ASIDE = ['docs-app/visual/accepted.json'];

/** Copies the working tree with uncommitted and untracked files; returns their hashes. */
export function copyOwnTree(to: string): TreeFiles {
  rmSync(to, { recursive: true, force: true });
  const listed = splitNames(askGit(['ls-files', '-z', '-co', '--exclude-standard']));
  const names = [...new Set(listed)].filter((name) => existsSync(join(ROOT, name)));
  for (const name of names) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    cpSync(join(ROOT, name), join(to, name), { verbatimSymlinks: true });
  }
  const paths = names.map((name) => join(to, name)).join('\n');
  const hashes = askGit(['hash-object', '--no-filters', '--stdin-paths'], paths).split('\n');
  return new Map(names.map((name, index) => [name, hashes[index] ?? '']));
}

/** Lists the files of a commit, with their Git hashes. */
export function listCommit(commit: string): TreeFiles {
  const lines = splitNames(askGit(['ls-tree', '-r', '-z', commit]));
  return new Map(
    lines.map((line) => {
      const [facts = '', name = ''] = line.split('\t');
      return [name, facts.split(' ')[2] ?? ''];
    }),
  );
}

/** Extracts a commit into a folder, without changing the working tree or git's worktree list. */
export function writeCommit(commit: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const script = 'git -C "$1" archive "$2" | tar -x -C "$3"';
  execFileSync('bash', ['-o', 'pipefail', '-c', script, 'bash', ROOT, commit, to]);
}

/** Hashes the source files and the tool versions that a workbench is built from. */
export function hashTree(files: TreeFiles, tools: string): string {
  const hash = createHash('sha256').update(tools);
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!ASIDE.includes(name)) hash.update(`${name}\0${content}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Lists the files that differ between two trees. */
export function listChanges(before: TreeFiles, after: TreeFiles): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name) && !ASIDE.includes(name))
    .sort();
}
