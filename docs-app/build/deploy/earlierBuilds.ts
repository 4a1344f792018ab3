import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import * as z from 'zod';
import { globFiles } from '../../node/posixPaths.ts';
import { writeSiteFile } from '../shared/writeSiteFile.ts';

/** Number of earlier builds whose scripts, styles and fonts stay published (R5). */
export const KEPT_BUILDS = 5;

const LIST = 'builds.json';

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

/** Reads the published builds of a folder; `NO_EARLIER_BUILDS` if it has no `builds.json`. */
export async function readEarlierBuilds(dir: string): Promise<EarlierBuilds> {
  const list = join(dir, LIST);
  if (!existsSync(list)) return NO_EARLIER_BUILDS;
  const builds = parseBuilds(list, await readFile(list, 'utf8'));
  const files = new Set(builds.flatMap((build) => build.files));
  const contents = Array.from(files)
    .filter((file) => existsSync(join(dir, file)))
    .map(async (file) => [file, await readFile(join(dir, file))] as const);
  return { builds, contents: new Map(await Promise.all(contents)) };
}

function parseBuilds(file: string, text: string): Build[] {
  try {
    return z.array(buildSchema).parse(JSON.parse(text));
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
  await writeSiteFile(outDir, LIST, JSON.stringify([{ name, files }, ...kept]));
  return kept.length;
}
