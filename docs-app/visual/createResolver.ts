import { posix } from 'node:path';
import * as z from 'zod';
import type { Workspace } from './linkPackages.ts';

const packageSchema = z.looseObject({
  name: z.string(),
  exports: z.record(z.string(), z.string()).optional(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
});

/** Which file of the project an import means; nothing for the packages of others. */
export type Resolve = (specifier: string, importer: string) => string | undefined;

/** How imports of the project's own files and packages are found. */
export interface Resolver {
  resolve: Resolve;
  /** Files that run because a package is used, whatever is taken from it. */
  runAnyway: (file: string) => readonly string[];
}

/** Creates what finds the file of an import, from the packages that the project consists of. */
export function createResolver(
  workspaces: readonly Workspace[],
  read: (path: string) => string | undefined,
): Resolver {
  const entries = new Map<string, string>();
  const sideEffects = new Map<string, string[]>();
  for (const { folder } of workspaces) {
    const text = read(`${folder}/package.json`);
    if (text === undefined) continue;
    const own = packageSchema.parse(JSON.parse(text));
    for (const [key, file] of Object.entries(own.exports ?? {})) {
      entries.set(posix.join(own.name, key), posix.join(folder, file));
    }
    // Without the promise that its files do nothing on their own, a package is taken as a whole.
    const listed = Array.isArray(own.sideEffects) ? own.sideEffects : undefined;
    if (listed)
      sideEffects.set(
        `${folder}/`,
        listed.map((file) => posix.join(folder, file)),
      );
    else if (own.sideEffects === false) sideEffects.set(`${folder}/`, []);
  }
  return {
    resolve: (specifier, importer) => {
      const [path = ''] = specifier.split('?');
      if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
      return entries.get(path);
    },
    runAnyway: (file) =>
      [...sideEffects].find(([folder]) => file.startsWith(folder))?.[1] ?? [WHOLE],
  };
}

/** Stands for a package whose files may do something on their own. */
export const WHOLE = '*';
