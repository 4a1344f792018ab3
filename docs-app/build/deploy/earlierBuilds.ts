import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import * as z from 'zod';
import { globFiles } from '../../node/posixPaths.ts';
import { writeSiteFile } from '../shared/writeSiteFile.ts';

/** Number of earlier builds whose scripts, styles and fonts stay published (R5). */
export const KEPT_BUILDS = 5;

/** File that lists the builds of a published folder. */
export const BUILD_LIST = 'builds.json';

const buildSchema = z.object({
  name: z.string().min(1),
  /** Files of the build whose names contain a content hash, directly in `assets`. */
  files: z.array(z.string().regex(/^assets\/(?!\.+$)[^/\\\0]+$/)),
});

type Build = z.infer<typeof buildSchema>;

/** Builds that were published before, newest first, and the contents of their files. */
export interface EarlierBuilds {
  builds: readonly Build[];
  contents: ReadonlyMap<string, Buffer>;
}

export const NO_EARLIER_BUILDS: EarlierBuilds = { builds: [], contents: new Map() };

/** Reads the published builds of a folder. Throws `config/unreadable-builds` without a list. */
export async function readEarlierBuilds(dir: string): Promise<EarlierBuilds> {
  const builds = await readBuilds(join(dir, BUILD_LIST));
  const files = new Set(builds.flatMap((build) => build.files));
  const contents = Array.from(files)
    .filter((file) => existsSync(join(dir, file)))
    .map(async (file) => [file, await readFile(join(dir, file))] as const);
  return { builds, contents: new Map(await Promise.all(contents)) };
}

async function readBuilds(file: string): Promise<Build[]> {
  try {
    return z.array(buildSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new DocsError('config/unreadable-builds', { file });
  }
}

/**
 * Writes `builds.json` and the files of the last `KEPT_BUILDS` builds into the folder of the new
 * build. Returns the number of kept builds.
 */
export async function keepEarlierBuilds(
  outDir: string,
  { name, earlier }: { name: string; earlier: EarlierBuilds },
): Promise<number> {
  const files = globFiles('assets/*.*', outDir);
  const kept = earlier.builds.filter((build) => build.name !== name).slice(0, KEPT_BUILDS);
  const present = new Set(files);
  for (const file of new Set(kept.flatMap((build) => build.files))) {
    const content = earlier.contents.get(file);
    if (content && !present.has(file)) await writeSiteFile(outDir, file, content);
  }
  await writeSiteFile(outDir, BUILD_LIST, JSON.stringify([{ name, files }, ...kept]));
  return kept.length;
}
