import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findInstalled, readPinnedPackages, type PinnedPackage } from '../api/pinnedPackages.ts';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import { packageOf } from './demoDependencies.ts';
import { listNames } from './listNames.ts';

/** Declarations of JavaScript, the web platform, CSS and React, in `node_modules`. */
const PLATFORM: Declaring = {
  patterns: [
    'typescript/lib/lib.*.d.ts',
    'csstype/index.d.ts',
    '@types/react/*.d.ts',
    '@types/react-dom/*.d.ts',
  ],
  skipped: [],
};

/** Folders with copies of a package's modules, built for other environments. */
const COPIES = ['node', 'modern', 'legacy', 'esm'];

/** Entry of a package, which lists most of its names. */
const ENTRY: Declaring = { patterns: 'index.d.ts', skipped: [] };

const TYPES: Declaring = { patterns: '**/*.d.ts', skipped: COPIES };

/**
 * Files of a package that can declare names: types first, then code, which declares CSS variables.
 * Copies of the modules come last, because few packages need them.
 */
const DECLARING: readonly Declaring[] = [
  TYPES,
  { patterns: '**/*.js', skipped: COPIES },
  { patterns: ['**/*.d.ts', '**/*.js'], skipped: [] },
];

interface Declaring {
  patterns: string | readonly string[];
  /** Names of folders that are not read. */
  skipped: readonly string[];
}

type Names = ReadonlySet<string>;

/**
 * Creates a function that returns whether the packages of a product, their dependencies or the
 * web platform declare a name.
 */
export function createPackageNames(): (name: string, productDir: string) => boolean {
  const filesOf = cacheReads(listFiles);
  const namesOf = cacheReads((dir, declaring) => readNames(dir, filesOf(dir, declaring)));
  const isDeclaredIn = (dir: string, name: string) =>
    DECLARING.some((declaring) => namesOf(dir, declaring).has(name));
  return (name, productDir) => {
    const packages = readPinnedPackages(productDir);
    if (name.startsWith('@')) return hasModule(name, packages);
    if (namesOf(join(ROOT, 'node_modules'), PLATFORM).has(name)) return true;
    const dirs = listDirs(packages);
    if (dirs.some((dir) => namesOf(dir, ENTRY).has(name))) return true;
    // Large packages come last, because reading thousands of files takes seconds.
    const smallFirst = dirs.toSorted((a, b) => filesOf(a, TYPES).length - filesOf(b, TYPES).length);
    return smallFirst.some((dir) => isDeclaredIn(dir, name));
  };
}

type Read<Value> = (dir: string, declaring: Declaring) => Value;

/** Wraps a function that reads a folder and caches its results. */
function cacheReads<Value>(read: Read<Value>): Read<Value> {
  const values = new Map<string, Value>();
  return (dir, declaring) => {
    const key = `${dir} ${JSON.stringify(declaring)}`;
    const value = values.get(key) ?? read(dir, declaring);
    values.set(key, value);
    return value;
  };
}

/** Lists the folders of packages, then the folders of their dependencies. */
function listDirs(packages: readonly PinnedPackage[]): string[] {
  const others = packages.flatMap(({ dir, buildsOn }) =>
    buildsOn.flatMap((name) => findInstalled(dir, name) ?? []),
  );
  return [...new Set([...packages.map(({ dir }) => dir), ...others])];
}

function listFiles(dir: string, { patterns, skipped }: Declaring): string[] {
  return globFiles(patterns, dir, ['node_modules', ...skipped]);
}

function readNames(dir: string, files: readonly string[]): Names {
  return new Set(files.flatMap((file) => listNames(readText(join(dir, file)))));
}

/** Returns whether an import specifier is a package, or a module of a package. */
function hasModule(specifier: string, packages: readonly PinnedPackage[]): boolean {
  const name = packageOf(specifier);
  const dir = packages.find((candidate) => candidate.name === name)?.dir;
  const path = specifier.slice(name.length + 1);
  return dir !== undefined && ['', '.js', '.d.ts'].some((end) => existsSync(join(dir, path) + end));
}
