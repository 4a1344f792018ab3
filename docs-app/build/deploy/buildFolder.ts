import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import { ROOT } from '../../node/paths.ts';
import { isInside } from '../../node/posixPaths.ts';
import { BUILD_LIST } from './earlierBuilds.ts';

/** Folder of the unfinished build. It is inside the published folder, so moving files is fast. */
const UNFINISHED = '.unfinished';
/** Folder of the replaced build, until it is deleted. */
const REPLACED = '.replaced';

/**
 * Creates an empty folder inside `out` for a new build, and returns its path. Throws
 * `config/unsafe-out` when `out` has files that a build would delete though no build wrote them.
 */
export async function createBuildFolder(out: string): Promise<string> {
  const problem = isInside(join(ROOT, 'package.json'), out)
    ? 'contains the project'
    : (await hasForeignFiles(out)) && `has files, but no ${BUILD_LIST} of an earlier build`;
  if (problem) throw new DocsError('config/unsafe-out', { dir: out, problem });
  await discardBuild(out);
  const dir = join(out, UNFINISHED);
  await mkdir(dir, { recursive: true });
  return dir;
}

async function hasForeignFiles(out: string): Promise<boolean> {
  return !existsSync(join(out, BUILD_LIST)) && (await listPublished(out)).length > 0;
}

async function listPublished(out: string): Promise<string[]> {
  const names = existsSync(out) ? await readdir(out) : [];
  return names.filter((name) => name !== UNFINISHED && name !== REPLACED);
}

/** Replaces the published build in `out` by the finished build. */
export async function publishBuild(out: string): Promise<void> {
  const [finished, replaced] = [join(out, UNFINISHED), join(out, REPLACED)];
  await rm(replaced, { recursive: true, force: true });
  await mkdir(replaced);
  for (const name of await listPublished(out)) await rename(join(out, name), join(replaced, name));
  for (const name of await readdir(finished)) await rename(join(finished, name), join(out, name));
  await rm(replaced, { recursive: true });
}

/** Deletes the folder of the new build; the published build in `out` stays. */
export async function discardBuild(out: string): Promise<void> {
  // Retry, because an aborted build of the workbench may still write files.
  await rm(join(out, UNFINISHED), { recursive: true, force: true, maxRetries: 5 });
}
