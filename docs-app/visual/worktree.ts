import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { askGit, splitNames } from '../node/git.ts';
import { ROOT } from '../node/paths.ts';

/** What a tree holds: the hash of each file, by its path. */
export type TreeFiles = ReadonlyMap<string, string>;

/** What the workbench is not made from. */
const ASIDE = ['docs-app/visual/accepted.json'];

/** Copies the project as it is now, with what is not committed, and says what it holds. */
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

/** Lists what a commit holds. */
export function listCommit(commit: string): TreeFiles {
  const lines = splitNames(askGit(['ls-tree', '-r', '-z', commit]));
  return new Map(
    lines.map((line) => {
      const [facts = '', name = ''] = line.split('\t');
      return [name, facts.split(' ')[2] ?? ''];
    }),
  );
}

/** Writes a commit into a folder, without touching the project's own tree or its list of worktrees. */
export function writeCommit(commit: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const script = 'git -C "$1" archive "$2" | tar -x -C "$3"';
  execFileSync('bash', ['-o', 'pipefail', '-c', script, 'bash', ROOT, commit, to]);
}

/** Names a workbench by all that it is made from. */
export function hashTree(files: TreeFiles, tools: string): string {
  const hash = createHash('sha256').update(tools);
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!ASIDE.includes(name)) hash.update(`${name}\0${content}\n`);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Lists the files that are not the same in two trees. */
export function listChanges(before: TreeFiles, after: TreeFiles): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name) && !ASIDE.includes(name))
    .sort();
}
