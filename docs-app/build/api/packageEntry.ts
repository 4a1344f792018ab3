import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { memoize } from '@vitrine/ui/core';
import ts from 'typescript';
import { globFiles, isInside } from '../../node/posixPaths.ts';
import { SIMPLE_NAME } from './exportNames.ts';
import { readManifest, type LocatedComponent, type PinnedPackage } from './pinnedPackages.ts';

const REEXPORT = /^export \{ default \} from '(?!\.)/m;

/** Lists the folders of a package that declare a component with the folder's name. */
export function listComponentFolders(dir: string): string[] {
  return readdirSync(dir).filter(
    (entry) => SIMPLE_NAME.test(entry) && isComponentFolder(join(dir, entry)),
  );
}

/** Returns whether a folder, such as `Button`, declares a component of that name. */
export function isComponentFolder(folder: string): boolean {
  const files = ['index.d.ts', `${basename(folder)}.d.ts`].map((file) => join(folder, file));
  return files.every((file) => existsSync(file) && !REEXPORT.test(readFileSync(file, 'utf8')));
}

/**
 * Finds the entry file of a package's declarations: `index.d.ts` in a package with component
 * folders, else the file that `types` or `exports` specifies. Memoized by package folder.
 */
export const typesEntryOf = memoize(
  (owner: PinnedPackage): string => {
    const index = join(owner.dir, 'index.d.ts');
    const hasFolders = listComponentFolders(owner.dir).length > 0;
    return (hasFolders ? undefined : resolveTypes(owner, owner.name)) ?? index;
  },
  ({ dir }) => dir,
);

/** Returns the declaration file that users of a component import. */
export function publicEntryOf({ entry, specifier, package: owner }: LocatedComponent): string {
  return specifier === undefined ? typesEntryOf(owner) : entry;
}

/** Import specifier below a package, such as `@acme/ui/button`, with its declaration file. */
export interface Subpath {
  specifier: string;
  entry: string;
  /** Whether bundlers for browsers can import the subpath; false for a subpath with types only. */
  isScript: boolean;
}

/** Lists the subpaths in the `exports` of a package that have type declarations. */
export function listSubpaths(owner: PinnedPackage): Subpath[] {
  const { exports } = readManifest(owner.dir);
  if (typeof exports !== 'object' || exports === null) return [];
  const paths = Object.entries(exports).flatMap(([key, target]) =>
    key.startsWith('./') ? expandSubpath(owner.dir, key.slice(1), target) : [],
  );
  return [...new Map(paths)].flatMap(([path, script]) => {
    const specifier = `${owner.name}${path}`;
    const entry = resolveTypes(owner, specifier);
    return entry === undefined ? [] : { specifier, entry, isScript: isScript(owner.dir, script) };
  });
}

/**
 * Expands the `*` of a subpath to the names of the files that match the target. Returns each
 * subpath with the file that bundlers for browsers import.
 */
function expandSubpath(dir: string, path: string, target: unknown): [string, string | undefined][] {
  const script = findTarget(target, BUNDLED);
  if (!path.includes('*')) return [[path, script]];
  const pattern = findTarget(target, new Set(['types', ...CONDITIONS]));
  const [start = '', end] = pattern?.replace(/^\.\//, '').split('*') ?? [];
  if (end === undefined || !/\.[cm]?[jt]s$/.test(end)) return [];
  const names = globFiles(`${start}*${end}`, dir).map((file) =>
    file.slice(start.length, file.length - end.length),
  );
  return names.map((name) => [path.replace('*', () => name), script?.replaceAll('*', () => name)]);
}

/** Resolves an import specifier to its declaration file, as the TypeScript compiler does. */
function resolveTypes({ name, dir }: PinnedPackage, specifier: string): string | undefined {
  const project = resolve(dir, ...name.split('/').map(() => '..'), '..');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    // Keep the path in `node_modules`, because it identifies a linked package.
    preserveSymlinks: true,
  };
  const importer = join(project, 'index.ts');
  const { resolvedModule } = ts.resolveModuleName(specifier, importer, options, ts.sys);
  const file = resolvedModule?.resolvedFileName;
  return file && /\.d\.[cm]?ts$/.test(file) && isInside(file, dir) ? file : undefined;
}

/** Conditions of an import in Node, and `module`, which bundlers add. */
const CONDITIONS = ['import', 'module', 'node', 'default'];

/**
 * Finds the file of the first condition in an `exports` object that is in `conditions`, as Node
 * does; searches nested objects and arrays.
 */
function findTarget(value: unknown, conditions: ReadonlySet<string>): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, target] of Object.entries(value)) {
    const isMet = Array.isArray(value) || conditions.has(key);
    const found = isMet ? findTarget(target, conditions) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Conditions of an import in a bundle for browsers. */
const BUNDLED = new Set(['.', 'browser', 'import', 'module', 'production', 'default']);

/** Returns whether a path in a package is an existing script, not a declaration file. */
function isScript(dir: string, path: string | undefined): boolean {
  return path !== undefined && /(?<!\.d)\.[cm]?[jt]sx?$/.test(path) && existsSync(join(dir, path));
}

/** Returns whether bundlers for browsers can import a package by its name. */
export function hasRootScript(dir: string): boolean {
  const { exports, module, main } = readManifest(dir);
  if (exports !== undefined && exports !== null) return isScript(dir, findTarget(exports, BUNDLED));
  return [module, main, 'index']
    .flatMap((path) => (path ? [path, `${path}.js`, `${path}/index.js`] : []))
    .some((path) => isScript(dir, path));
}

/** Finds the script that an import of a package runs; undefined when there is none. */
export function findEntryScript(dir: string): string | undefined {
  const { exports, module, main } = readManifest(dir);
  const imported = findTarget(exports, new Set(['.', ...CONDITIONS]));
  const required = findTarget(exports, new Set(['.', 'require', ...CONDITIONS]));
  const candidates = [imported, required, module, main, 'index.js'];
  return candidates
    .flatMap((path) => (path === undefined ? [] : join(dir, path)))
    .find((file) => /\.[cm]?js$/.test(file) && existsSync(file));
}
