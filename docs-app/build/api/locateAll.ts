import { basename, join } from 'node:path';
import { DocsError, findClosest } from '@vitrine/ui/core';
import { readPinnedPackages, type LocatedComponent, type PinnedPackage } from './pinnedPackages.ts';

interface Locator {
  /** Code of the error about a name that no package declares. */
  code: 'api/unknown-component' | 'api/unknown-hook';
  locate: (packages: readonly PinnedPackage[], name: string) => LocatedComponent | undefined;
  /** Lists the declared names of a package, for the suggestion in the error. */
  list: (owner: PinnedPackage) => string[];
}

/** Finds the pinned package of each name; throws the error `code`. */
export function locateAll(
  productDir: string,
  names: readonly string[],
  { code, locate, list }: Locator,
): LocatedComponent[] {
  const packages = readPinnedPackages(productDir);
  return names.map((name) => {
    const located = locate(packages, name);
    if (located) return located;
    const declaredNames = [...new Set(packages.flatMap(list))];
    throw new DocsError(
      code,
      { product: basename(productDir), name, closest: findClosest(name, declaredNames) },
      join(productDir, 'package.json'),
    );
  });
}
