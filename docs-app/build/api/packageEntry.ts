import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { isInside } from '../../node/posixPaths.ts';
import { readManifest, type PinnedPackage } from './pinnedPackages.ts';

const REEXPORT = /^export \{ default \} from '(?!\.)/m;

/** Lists the folders of a package that declare the component they are named after. */
export function listComponentFolders(dir: string): string[] {
  return readdirSync(dir).filter(
    (entry) => /^[A-Z]\w*$/.test(entry) && isComponentFolder(join(dir, entry)),
  );
}

/** Returns whether a folder, such as `Button`, declares a component of that name. */
export function isComponentFolder(folder: string): boolean {
  const files = ['index.d.ts', `${basename(folder)}.d.ts`].map((file) => join(folder, file));
  return files.every((file) => existsSync(file) && !REEXPORT.test(readFileSync(file, 'utf8')));
}

/** Results of `typesEntryOf` by package folder, which does not change during a run. */
const entries = new Map<string, string>();

/**
 * Finds the entry file of a package's declarations: `index.d.ts` in a package with component
 * folders, else the file that `types` or `exports` specifies.
 */
export function typesEntryOf(owner: PinnedPackage): string {
  const known = entries.get(owner.dir);
  if (known !== undefined) return known;
  const index = join(owner.dir, 'index.d.ts');
  const hasFolders = listComponentFolders(owner.dir).length > 0;
  const entry = (hasFolders ? undefined : resolveTypes(owner)) ?? index;
  entries.set(owner.dir, entry);
  return entry;
}

/** Resolves the declarations of a package as the compiler does for an import of its name. */
function resolveTypes({ name, dir }: PinnedPackage): string | undefined {
  const project = resolve(dir, ...name.split('/').map(() => '..'), '..');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    // Keep the path in `node_modules`, because it identifies a linked package.
    preserveSymlinks: true,
  };
  const importer = join(project, 'index.ts');
  const { resolvedModule } = ts.resolveModuleName(name, importer, options, ts.sys);
  const file = resolvedModule?.resolvedFileName;
  return file && /\.d\.[cm]?ts$/.test(file) && isInside(file, dir) ? file : undefined;
}

const exportsOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const conditions = new Map(Object.entries(value));
  const targets = ['.', 'import', 'module', 'node', 'default', 'require'].map((key) =>
    exportsOf(conditions.get(key)),
  );
  return targets.find((target) => target !== undefined);
};

/** Finds the script that an import of a package runs; undefined when there is none. */
export function findEntryScript(dir: string): string | undefined {
  const { exports, module, main } = readManifest(dir);
  const candidates = [exportsOf(exports), module, main, 'index.js'];
  return candidates
    .flatMap((path) => (path === undefined ? [] : join(dir, path)))
    .find((file) => /\.[cm]?js$/.test(file) && existsSync(file));
}
