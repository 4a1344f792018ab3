import { join } from 'node:path';
import { memoize } from '@vitrine/ui/core';
import { findInstalled, readPinnedPackages, type PinnedPackage } from '../api/pinnedPackages.ts';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import { hasModule } from './hasModule.ts';
import { listNames } from './listNames.ts';

const MODULES = join(ROOT, 'node_modules');

/** Declarations of JavaScript, the web platform, CSS and React, in `node_modules`. */
const PLATFORM = [
  'typescript/lib/lib.*.d.ts',
  'csstype/index.d.ts',
  '@types/react/*.d.ts',
  '@types/react-dom/*.d.ts',
];

/** Matches files in folders with copies of a package's modules, built for other environments. */
const COPY = /(?:^|\/)(?:node|modern|legacy|esm)\//;

/**
 * Files of a package that can declare names: the entry, which lists most names, then types, then
 * code and style sheets, which declare CSS variables. Few packages need the copies of the modules.
 */
const DECLARING = {
  entry: /^index\.d\.[cm]?ts$/,
  types: /\.d\.[cm]?ts$/,
  code: /\.(?:[cm]?js|css)$/,
  copies: /\.(?:d\.[cm]?ts|[cm]?js|css)$/,
};

type Group = keyof typeof DECLARING;

/** Groups of files in the order in which they are read. */
const GROUPS = ['types', 'code', 'copies'] as const;

type Names = ReadonlySet<string>;

/**
 * Creates a function that returns whether the packages of a product, their dependencies or the
 * web platform declare a name.
 */
export function createPackageNames(): (name: string, productDir: string) => boolean {
  const platformNames = memoize((dir: string) => readNames(dir, globFiles(PLATFORM, dir)));
  const modulesOf = memoize(listModules);
  const filesOf = (dir: string, group: Group) =>
    modulesOf(dir).filter(
      (file) => DECLARING[group].test(file) && COPY.test(file) === (group === 'copies'),
    );
  const readers = {
    entry: memoize((dir: string) => readNames(dir, filesOf(dir, 'entry'))),
    types: memoize((dir: string) => readNames(dir, filesOf(dir, 'types'))),
    code: memoize((dir: string) => readNames(dir, filesOf(dir, 'code'))),
    copies: memoize((dir: string) => readNames(dir, filesOf(dir, 'copies'))),
  };
  const sizeOf = memoize((dir: string) => filesOf(dir, 'types').length);
  return (name, productDir) => {
    const packages = readPinnedPackages(productDir);
    if (name.startsWith('@')) return hasModule(name, packages);
    if (platformNames(MODULES).has(name)) return true;
    const dirs = listDirs(packages);
    if (dirs.some((dir) => readers.entry(dir).has(name))) return true;
    // Large packages come last, because reading thousands of files takes seconds.
    const smallFirst = dirs.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    return smallFirst.some((dir) => GROUPS.some((group) => readers[group](dir).has(name)));
  };
}

/** Lists the folders of packages, then the folders of their dependencies. */
function listDirs(packages: readonly PinnedPackage[]): string[] {
  const others = packages.flatMap(({ dir, buildsOn }) =>
    buildsOn.flatMap((name) => findInstalled(dir, name) ?? []),
  );
  return [...new Set([...packages.map(({ dir }) => dir), ...others])];
}

/** Lists the files of a package; of a module's formats, such as `.js` and `.mjs`, only one. */
function listModules(dir: string): string[] {
  const files = globFiles('**/*', dir);
  const formats = new Map(files.map((file) => [file.replace(/\.[cm](?=[jt]s$)/, '.'), file]));
  return [...formats.values()];
}

function readNames(dir: string, files: readonly string[]): Names {
  return new Set(files.flatMap((file) => listNames(readText(join(dir, file)))));
}
