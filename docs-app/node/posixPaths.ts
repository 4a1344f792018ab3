import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isFile } from './isFile.ts';

/** Returns a path with forward slashes, as TypeScript, Vite, Git and URLs use on every system. */
export function toPosixPath(path: string): string {
  return path.replaceAll('\\', '/');
}

/** Returns whether a file is below a folder; ignores slash direction and drive letter case. */
export function isInside(file: string, folder: string): boolean {
  return toComparable(file).startsWith(`${toComparable(folder)}/`);
}

/** Returns the path from a folder to a file, with forward slashes. */
export function relativePath(folder: string, file: string): string {
  return isInside(file, folder)
    ? toComparable(file).slice(toComparable(folder).length + 1)
    : toPosixPath(relative(folder, file));
}

/**
 * Lists files and links to files that match globs, as sorted paths relative to `folder`.
 * Leaves out folders with a name in `skipped`.
 */
export function globFiles(
  patterns: string | readonly string[],
  folder: string,
  skipped: readonly string[] = ['node_modules'],
): string[] {
  const entries = globSync(patterns, {
    cwd: folder,
    withFileTypes: true,
    exclude: ({ name }) => skipped.includes(name),
  });
  const files = entries
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
    .filter(({ entry, file }) => entry.isFile() || (entry.isSymbolicLink() && isFile(file)))
    .map(({ file }) => relativePath(folder, file));
  return [...new Set(files)].sort();
}

function toComparable(path: string): string {
  return toPosixPath(path)
    .replace(/\/$/, '')
    .replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
