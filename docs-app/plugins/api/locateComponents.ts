import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DocsError, findClosest } from '@vitrine/ui/core';
import { readPinnedPackages, type PinnedPackage } from './pinnedPackages.ts';

const REEXPORT = /^export \{ default \} from '(?!\.)/m;

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
    const owner = findOwner(packages, name);
    if (owner) return { name, package: owner, dir: join(owner.dir, name) };
    const known = [...new Set(packages.flatMap(listComponents))];
    throw new DocsError(
      'api/unknown-component',
      { product: basename(productDir), name, closest: findClosest(name, known) },
      join(productDir, 'package.json'),
    );
  });
}

function findOwner(packages: PinnedPackage[], name: string): PinnedPackage | undefined {
  const owners = packages.filter(({ dir }) => declares(dir, name));
  return owners.find(
    ({ name: candidate }) => !owners.some(({ buildsOn }) => buildsOn.includes(candidate)),
  );
}

function declares(dir: string, name: string): boolean {
  if (!/^[A-Z]\w*$/.test(name)) return false;
  const files = ['index.d.ts', `${name}.d.ts`].map((file) => join(dir, name, file));
  return files.every((file) => existsSync(file) && !REEXPORT.test(readFileSync(file, 'utf8')));
}

function listComponents({ dir }: PinnedPackage): string[] {
  return readdirSync(dir).filter((entry) => declares(dir, entry));
}
