import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Installed package that a product pins. */
export interface PinnedPackage {
  name: string;
  version: string;
  dir: string;
  homepage: string;
  /** Names of the dependencies and peer dependencies. */
  buildsOn: string[];
}

/** Component with the package and the folder that declare it. */
export interface LocatedComponent {
  name: string;
  package: PinnedPackage;
  /** Folder of the component, such as `…/@mui/material/Button`, else the package folder. */
  dir: string;
  /** Declaration file that exports the component. */
  entry: string;
  /** Import specifier, such as `@acme/ui/button`, if the package's root does not export it. */
  specifier?: string;
}

interface Manifest {
  version: string;
  main?: string;
  module?: string;
  exports?: unknown;
  homepage?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads the installed dependencies of a product; skips missing packages. */
export function readPinnedPackages(productDir: string): PinnedPackage[] {
  const { dependencies = {} } = readManifest(productDir);
  return Object.keys(dependencies).flatMap((name) => {
    const dir = findInstalled(productDir, name);
    if (!dir) return [];
    const { version, homepage, dependencies: deps, peerDependencies: peers } = readManifest(dir);
    return {
      name,
      version,
      dir,
      homepage: homepage ?? '',
      buildsOn: Object.keys({ ...deps, ...peers }),
    };
  });
}

/** Reads the exact version of every package that the product runs on, by name. */
export function readPins(productDir: string): Record<string, string> {
  const { dependencies, peerDependencies } = readManifest(productDir);
  return { ...peerDependencies, ...dependencies };
}

/** Reads the `package.json` of a folder. */
export function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the folder of a package that code in the folder `from` can import. */
export function findInstalled(from: string, name: string): string | undefined {
  const dir = join(from, 'node_modules', name);
  if (existsSync(join(dir, 'package.json'))) return dir;
  const parent = dirname(from);
  return parent === from ? undefined : findInstalled(parent, name);
}
