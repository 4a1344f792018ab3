import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DocsError, findClosest } from '@vitrine/ui/core';
import { globFiles } from '../../node/posixPaths.ts';
import type { LocatedComponent } from './locateComponents.ts';
import { readPinnedPackages, type PinnedPackage } from './pinnedPackages.ts';

/** Finds the pinned package and the folder of each hook; throws `api/unknown-hook`. */
export function locateHooks(productDir: string, names: readonly string[]): LocatedComponent[] {
  const packages = readPinnedPackages(productDir);
  return names.map((name) => {
    const [hook] = packages.flatMap((owner) => findFolders(owner, name));
    if (hook) return hook;
    const declaredNames = [...new Set(packages.flatMap(listHooks))];
    throw new DocsError(
      'api/unknown-hook',
      { product: basename(productDir), name, closest: findClosest(name, declaredNames) },
      join(productDir, 'package.json'),
    );
  });
}

/** Returns whether a pinned package declares a hook. */
export function declaresHook(productDir: string, name: string): boolean {
  return readPinnedPackages(productDir).some((owner) => findFolders(owner, name).length > 0);
}

function findFolders(owner: PinnedPackage, name: string): LocatedComponent[] {
  if (!/^use[A-Z]\w*$/.test(name)) return [];
  return globFiles(`*/${name}.d.ts`, owner.dir)
    .map((file) => ({ name, package: owner, dir: join(owner.dir, dirname(file)) }))
    .filter(({ dir }) => existsSync(join(dir, 'index.d.ts')));
}

function listHooks({ dir }: PinnedPackage): string[] {
  return globFiles('*/use[A-Z]*.d.ts', dir).flatMap(
    (file) => /(use\w+)\.d\.ts$/.exec(file)?.[1] ?? [],
  );
}
