import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { memoize, toComponentSlug } from '@vitrine/ui/core';
import type { ApiProblem } from './apiCache.ts';
import { locateExport, readEntryExports } from './entryExports.ts';
import { COMPONENT_NAME, SIMPLE_NAME } from './exportNames.ts';
import { isComponentFolder, listComponentFolders } from './packageEntry.ts';
import { locateAll } from './locateAll.ts';
import { readPinnedPackages, type LocatedComponent, type PinnedPackage } from './pinnedPackages.ts';

/** Package folders that contain other builds or internal modules. */
const OTHER_BUILD = /^(?:esm|internal|internals|legacy|modern|node|node_modules)$/;

/** Finds the pinned package of each component; throws `api/unknown-component`. */
export function locateComponents(productDir: string, names: readonly string[]): LocatedComponent[] {
  return locateAll(productDir, names, {
    code: 'api/unknown-component',
    locate,
    list: listComponents,
  });
}

/** Returns whether a pinned package declares a component. */
export function declaresComponent(productDir: string, name: string): boolean {
  return locate(readPinnedPackages(productDir), name) !== undefined;
}

/**
 * Lists components with a folder of the same name, and those components in shared folders that have
 * a slug in `slugs`. For packages without component folders, lists all components.
 */
export function discoverComponents(
  productDir: string,
  { packageNames, slugs }: { packageNames: readonly string[]; slugs: ReadonlySet<string> },
): string[] {
  const packages = readPinnedPackages(productDir);
  const names = packages
    .filter(({ name }) => packageNames.includes(name))
    .flatMap((owner) => {
      const shared = [...listShared(owner.dir).keys()].filter((name) =>
        slugs.has(toComponentSlug(name)),
      );
      const declared = [...listComponents(owner), ...shared];
      return declared.filter((name) => locate(packages, name)?.package === owner);
    });
  return [...new Set(names)].sort();
}

/** Lists the packages that have no components, each with the reason. */
export function findBarePackages(
  productDir: string,
  packageNames: readonly string[],
): ApiProblem[] {
  const packages = new Map(readPinnedPackages(productDir).map((owner) => [owner.name, owner]));
  return packageNames.flatMap((name) => {
    const owner = packages.get(name);
    if (!owner) return [{ subject: name, reason: 'it is not installed' }];
    if (listComponents(owner).length > 0) return [];
    return [{ subject: `${name}@${owner.version}`, reason: 'it declares no types of components' }];
  });
}

/**
 * Finds the folder of a component, else a package that exports it from its entry. Prefers the
 * package on which no other candidate depends.
 */
function locate(packages: readonly PinnedPackage[], name: string): LocatedComponent | undefined {
  const inFolders = packages.flatMap((owner) => {
    const dir = findFolder(owner, name);
    return dir === undefined ? [] : { name, package: owner, dir, entry: join(dir, 'index.d.ts') };
  });
  return preferOwner(inFolders.length > 0 ? inFolders : locateInEntries(packages, name));
}

function locateInEntries(packages: readonly PinnedPackage[], name: string): LocatedComponent[] {
  if (!COMPONENT_NAME.test(name)) return [];
  return packages.flatMap((owner) => locateExport(owner, 'components', name) ?? []);
}

function preferOwner(candidates: readonly LocatedComponent[]): LocatedComponent | undefined {
  return candidates.find(
    ({ package: { name: owner } }) =>
      !candidates.some(({ package: { buildsOn } }) => buildsOn.includes(owner)),
  );
}

/** Finds the folder that declares a component: its own folder, else a shared folder. */
function findFolder({ dir }: PinnedPackage, name: string): string | undefined {
  if (!SIMPLE_NAME.test(name)) return undefined;
  const folder = join(dir, name);
  return isComponentFolder(folder) ? folder : listShared(dir).get(name);
}

function listComponents(owner: PinnedPackage): string[] {
  const folders = listComponentFolders(owner.dir);
  return folders.length > 0 ? folders : [...readEntryExports(owner).components.keys()];
}

/**
 * Maps components to shared folders that declare them, in packages with component folders.
 * Memoized.
 */
const listShared = memoize((dir: string): ReadonlyMap<string, string> => {
  const folders = listComponentFolders(dir).length > 0 ? listFolders(dir) : [];
  return new Map(folders.flatMap(listDeclared));
});

/** Lists the subfolders of a folder at any depth, without other builds. */
function listFolders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_BUILD.test(entry.name))
    .flatMap(({ name }) => [join(dir, name), ...listFolders(join(dir, name))]);
}

function listDeclared(folder: string): [name: string, folder: string][] {
  const files = readdirSync(folder);
  if (!files.includes('index.d.ts')) return [];
  return files.flatMap((file) => {
    const name = basename(file, '.d.ts');
    return SIMPLE_NAME.test(name) && name !== file && name !== basename(folder)
      ? [[name, folder]]
      : [];
  });
}
