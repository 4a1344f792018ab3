import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that the product pins, as it is installed. */
export interface PinnedPackage {
  name: string;
  version: string;
  dir: string;
  homepage: string;
  /** Names of the packages that this one builds on. */
  buildsOn: string[];
}

interface Manifest {
  version: string;
  homepage?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads the product's dependencies from disk, leaving out those that are not installed. */
export function readPinnedPackages(productDir: string): PinnedPackage[] {
  const { dependencies = {} } = readManifest(productDir);
  return Object.keys(dependencies).flatMap((name) => {
    const dir = findInstalled(productDir, name);
    if (!dir) return [];
    const { version, homepage, dependencies: own, peerDependencies: peers } = readManifest(dir);
    return {
      name,
      version,
      dir,
      homepage: homepage ?? '',
      buildsOn: Object.keys({ ...own, ...peers }),
    };
  });
}

/** Reads the exact version of every package that the product runs on, by name. */
export function readPins(productDir: string): Record<string, string> {
  const { dependencies, peerDependencies } = readManifest(productDir);
  return { ...peerDependencies, ...dependencies };
}

/** Reads the manifest of a package. */
export function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;
}

function findInstalled(from: string, name: string): string | undefined {
  const dir = join(from, 'node_modules', name);
  if (existsSync(join(dir, 'package.json'))) return dir;
  const parent = dirname(from);
  return parent === from ? undefined : findInstalled(parent, name);
}
