import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ link: z.boolean().optional(), resolved: z.string().optional() }),
  ),
});

/** A folder of the project that is a package too. */
export interface Workspace {
  /** Where npm links it, such as `node_modules/@vitrine/ui`. */
  link: string;
  folder: string;
}

/** Lists the packages that the project consists of, as its lock file has them. */
export function listWorkspaces(lock: string): Workspace[] {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  return Object.entries(packages).flatMap(([link, entry]) =>
    entry.link && entry.resolved !== undefined ? [{ link, folder: entry.resolved }] : [],
  );
}

/**
 * Gives a tree the packages that are installed in another one with the same lock file. What is the tree's own is linked
 * to itself, so that it never takes a source of the other.
 */
export function linkPackages({ from, to, cache }: Record<'from' | 'to' | 'cache', string>): void {
  const workspaces = listWorkspaces(readFileSync(join(to, 'package-lock.json'), 'utf8'));
  const own = new Set(workspaces.map(({ link }) => link));
  const scopes = new Set(workspaces.map(({ link }) => dirname(link)));
  const link = (target: string, path: string) => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(target, join(to, path));
  };
  const linkAll = (folder: string) => {
    for (const name of readdirSync(join(from, folder))) {
      const path = `${folder}/${name}`;
      if (path === 'node_modules/.cache' || own.has(path)) continue;
      if (scopes.has(path)) linkAll(path);
      else link(join(from, path), path);
    }
  };
  linkAll('node_modules');
  for (const workspace of workspaces) {
    link(join(to, workspace.folder), workspace.link);
    const nested = join(workspace.folder, 'node_modules');
    if (existsSync(join(from, nested))) link(join(from, nested), nested);
  }
  mkdirSync(cache, { recursive: true });
  link(cache, 'node_modules/.cache');
}
