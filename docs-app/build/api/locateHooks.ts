import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globFiles } from '../../node/posixPaths.ts';
import { locateExport } from './entryExports.ts';
import { HOOK_NAME } from './exportNames.ts';
import { locateAll } from './locateAll.ts';
import { readPinnedPackages, type LocatedComponent, type PinnedPackage } from './pinnedPackages.ts';

/** Finds the pinned package and the folder of each hook; throws `api/unknown-hook`. */
export function locateHooks(productDir: string, names: readonly string[]): LocatedComponent[] {
  return locateAll(productDir, names, { code: 'api/unknown-hook', locate, list: listHooks });
}

/** Returns whether a pinned package declares a hook. */
export function declaresHook(productDir: string, name: string): boolean {
  return locate(readPinnedPackages(productDir), name) !== undefined;
}

/** Finds the folder of a hook, else a package that exports it from its entry. */
function locate(packages: readonly PinnedPackage[], name: string): LocatedComponent | undefined {
  if (!HOOK_NAME.test(name)) return undefined;
  const [inFolder] = packages.flatMap((owner) => findFolders(owner, name));
  if (inFolder) return inFolder;
  // Stop at the first package, because reading exports creates a compiler program.
  const owner = packages.find((candidate) => locateExport(candidate, 'hooks', name));
  return owner && locateExport(owner, 'hooks', name);
}

function findFolders(owner: PinnedPackage, name: string): LocatedComponent[] {
  return globFiles(`*/${name}.d.ts`, owner.dir)
    .map((file) => {
      const dir = join(owner.dir, dirname(file));
      return { name, package: owner, dir, entry: join(dir, 'index.d.ts') };
    })
    .filter(({ entry }) => existsSync(entry));
}

function listHooks({ dir }: PinnedPackage): string[] {
  return globFiles('*/use[A-Z]*.d.ts', dir).flatMap(
    (file) => /(use\w+)\.d\.ts$/.exec(file)?.[1] ?? [],
  );
}
