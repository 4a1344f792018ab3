import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '../../node/imports.ts';
import { readManifest, type PinnedPackage } from '../api/pinnedPackages.ts';

/** Returns whether an import specifier is a package, or a module or style sheet of a package. */
export function hasModule(specifier: string, packages: readonly PinnedPackage[]): boolean {
  const name = packageOf(specifier);
  const dir = packages.find((candidate) => candidate.name === name)?.dir;
  const path = specifier.slice(name.length).replace(/\/$/, '');
  if (dir === undefined || path === '') return dir !== undefined;
  const { exports } = readManifest(dir);
  const ends = exports === undefined ? ['', '.js', '.d.ts'] : [''];
  const files = exports === undefined ? [path] : listTargets(`.${path}`, exports);
  return files.some((file) => ends.some((end) => existsSync(join(dir, file) + end)));
}

/** Lists the files that a subpath has in the `exports` of a package, under any condition. */
function listTargets(subpath: string, exports: unknown): string[] {
  if (typeof exports !== 'object' || exports === null) return [];
  // As in Node, a key without `*` wins, then the key with the longest start.
  const [match] = Object.entries(exports)
    .flatMap(([key, target]) => {
      const [start = '', end] = key.split('*');
      const hasWildcard = end !== undefined;
      const matches = hasWildcard
        ? subpath.length >= key.length && subpath.startsWith(start) && subpath.endsWith(end)
        : subpath === key;
      const part = hasWildcard ? subpath.slice(start.length, -end.length || undefined) : '';
      return matches ? [{ start, hasWildcard, part, target: target as unknown }] : [];
    })
    .toSorted(
      (a, b) => Number(a.hasWildcard) - Number(b.hasWildcard) || b.start.length - a.start.length,
    );
  return match ? listPaths(match.target).map((path) => path.replaceAll('*', () => match.part)) : [];
}

/** Lists all paths in the target of an export, which may be nested in conditions. */
function listPaths(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  return typeof target === 'object' && target !== null
    ? Object.values(target).flatMap(listPaths)
    : [];
}
