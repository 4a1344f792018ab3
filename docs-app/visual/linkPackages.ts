import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ link: z.boolean().optional(), resolved: z.string().optional() }),
  ),
});

/** A workspace in the lock file. */
interface Workspace {
  /** Path at which npm links it, such as `node_modules/@vitrine/ui`. */
  link: string;
  folder: string;
}

/** Lists the workspaces of the project from its lock file. */
function listWorkspaces(lock: string): Workspace[] {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  return Object.entries(packages).flatMap(([link, entry]) =>
    entry.link && entry.resolved !== undefined ? [{ link, folder: entry.resolved }] : [],
  );
}

/**
 * Links the installed packages of the tree `from` into the tree `to`, which has the same lock file.
 * Links workspaces to the sources in `to`, so that `to` never imports sources of `from`.
 */
export function linkPackages({ from, to, cache }: Record<'from' | 'to' | 'cache', string>): void {
  const workspaces = listWorkspaces(readFileSync(join(to, 'package-lock.json'), 'utf8'));
  const workspaceLinks = new Set(workspaces.map(({ link }) => link));
  const scopes = new Set(workspaces.map(({ link }) => dirname(link)));
  const link = (target: string, path: string) => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(target, join(to, path));
  };
  const linkAll = (folder: string) => {
    for (const name of readdirSync(join(from, folder))) {
      const path = `${folder}/${name}`;
      if (path === 'node_modules/.cache' || workspaceLinks.has(path)) continue;
      if (scopes.has(path)) linkAll(path);
      else link(join(from, path), path);
    }
  };
  linkAll('node_modules');
  for (const workspace of workspaces) {
    link(join(to, workspace.folder), workspace.link);
    const nested = `${workspace.folder}/node_modules`;
    if (existsSync(join(from, nested))) linkAll(nested);
  }
  mkdirSync(cache, { recursive: true });
  link(cache, 'node_modules/.cache');
}
