import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { askGit, splitNames } from '../node/git.ts';
import { ROOT } from '../node/paths.ts';

/** Hash of each file in a source tree, by path. */
export type TreeFiles = ReadonlyMap<string, string>;

/** Files that do not affect the workbench. */
const ASIDE = ['docs-app/visual/accepted.json'];

/**
 * Copies the working tree with uncommitted and untracked files; returns their Git hashes.
 * Copies links as links, and leaves out nested repositories.
 */
export function copyOwnTree(to: string, from = ROOT): TreeFiles {
  rmSync(to, { recursive: true, force: true });
  const algorithm = askGit(['rev-parse', '--show-object-format'], '', from).trim();
  const names = splitNames(askGit(['ls-files', '-z', '-co', '--exclude-standard'], '', from));
  const files = new Map<string, string>();
  for (const name of new Set(names)) {
    const content = copyEntry(join(from, name), join(to, name));
    if (!content) continue;
    const hash = createHash(algorithm).update(`blob ${content.length}\0`).update(content);
    files.set(name, hash.digest('hex'));
  }
  return files;
}

/**
 * Copies a file or a link; returns what Git stores of it: the bytes of the file, or the target of
 * the link. Returns undefined for a folder and for a deleted file.
 */
function copyEntry(source: string, target: string): Buffer | undefined {
  const stats = lstatSync(source, { throwIfNoEntry: false });
  if (!stats?.isFile() && !stats?.isSymbolicLink()) return undefined;
  mkdirSync(dirname(target), { recursive: true });
  if (stats.isFile()) {
    copyFileSync(source, target);
    return readFileSync(target);
  }
  const link = readlinkSync(source, 'buffer');
  symlinkSync(link, target);
  return link;
}

/** Lists the files of a commit, with their Git hashes; leaves out submodules. */
export function listCommit(commit: string, root = ROOT): TreeFiles {
  const lines = splitNames(askGit(['ls-tree', '-r', '-z', commit], '', root));
  return new Map(
    lines.flatMap((line) => {
      const [, hash, name] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
      return hash !== undefined && name !== undefined ? [[name, hash]] : [];
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
