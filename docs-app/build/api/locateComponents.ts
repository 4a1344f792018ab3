import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DocsError, findClosest, toComponentSlug } from '@vitrine/ui/core';
import type { ApiProblem } from './apiCache.ts';
import { readPinnedPackages, type PinnedPackage } from './pinnedPackages.ts';

const REEXPORT = /^export \{ default \} from '(?!\.)/m;
/** Folders of a package that hold its files once more, or nobody's business. */
const OTHER_BUILD = /^(?:esm|internal|internals|legacy|modern|node|node_modules)$/;

/** A component and the package folder that declares it. */
export interface LocatedComponent {
  name: string;
  package: PinnedPackage;
  /** Folder of the component, such as `…/@mui/material/Button`. */
  dir: string;
}

/** Finds the pinned package that declares each component; an unknown name throws. */
export function locateComponents(productDir: string, names: readonly string[]): LocatedComponent[] {
  const packages = readPinnedPackages(productDir);
  return names.map((name) => {
    const found = locate(packages, name);
    if (found) return found;
    const known = [...new Set(packages.flatMap(listComponents))];
    throw new DocsError(
      'api/unknown-component',
      { product: basename(productDir), name, closest: findClosest(name, known) },
      join(productDir, 'package.json'),
    );
  });
}

/** Tells whether a pinned package declares a component. */
export function declaresComponent(productDir: string, name: string): boolean {
  return locate(readPinnedPackages(productDir), name) !== undefined;
}

/** Names every component that packages declare in a folder of its own, and those in shared folders that have one of the slugs. */
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

/** Lists the packages in which no component is found, with the reason. */
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

/** Finds what declares a component; one that a package takes from another belongs to that. */
function locate(packages: readonly PinnedPackage[], name: string): LocatedComponent | undefined {
  const found = packages.flatMap((owner) => {
    const dir = findFolder(owner, name);
    return dir === undefined ? [] : { name, package: owner, dir };
  });
  return found.find(
    ({ package: { name: owner } }) =>
      !found.some(({ package: { buildsOn } }) => buildsOn.includes(owner)),
  );
}

/** Finds the folder that declares a component: one of its own, else one that it shares. */
function findFolder({ dir }: PinnedPackage, name: string): string | undefined {
  if (!/^[A-Z]\w*$/.test(name)) return undefined;
  if (declares(dir, name)) return join(dir, name);
  return listShared(dir).get(name);
}

function declares(dir: string, name: string): boolean {
  const files = ['index.d.ts', `${name}.d.ts`].map((file) => join(dir, name, file));
  return files.every((file) => existsSync(file) && !REEXPORT.test(readFileSync(file, 'utf8')));
}

function listComponents({ dir }: PinnedPackage): string[] {
  return readdirSync(dir).filter((entry) => /^[A-Z]\w*$/.test(entry) && declares(dir, entry));
}

/** Shared folders by the names that they declare, of each package folder: it does not change while we run. */
const sharedOf = new Map<string, ReadonlyMap<string, string>>();

/** Finds the names that a package declares beside others, in a folder with an index. */
function listShared(dir: string): ReadonlyMap<string, string> {
  const known = sharedOf.get(dir) ?? new Map(listFolders(dir).flatMap(listDeclared));
  sharedOf.set(dir, known);
  return known;
}

/** Lists the folders in a package's folder, at any depth. */
function listFolders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_BUILD.test(entry.name))
    .flatMap(({ name }) => [join(dir, name), ...listFolders(join(dir, name))]);
}

function listDeclared(folder: string): [name: string, folder: string][] {
  const files = readdirSync(folder);
  if (!files.includes('index.d.ts')) return [];
  return files.flatMap((file) => {
    const [, name] = /^([A-Z]\w*)\.d\.ts$/.exec(file) ?? [];
    return name === undefined || name === basename(folder) ? [] : [[name, folder]];
  });
}
