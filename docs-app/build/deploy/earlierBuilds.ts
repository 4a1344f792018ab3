import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DocsError } from '@vitrine/ui/core';
import * as z from 'zod';
import { globFiles } from '../../node/posixPaths.ts';
import { writeSiteFile } from '../shared/writeSiteFile.ts';

/** Builds whose scripts, styles and fonts stay published beside those of the newest (R5). */
export const KEPT_BUILDS = 5;

const LIST = 'builds.json';

const buildSchema = z.object({
  name: z.string().min(1),
  /** Files of the build whose names tell their content. */
  files: z.array(z.string().regex(/^assets\/[\w.-]+$/)),
});

type Build = z.infer<typeof buildSchema>;

/** Builds that were published before, the newest first, and what their files hold. */
export interface EarlierBuilds {
  builds: readonly Build[];
  contents: ReadonlyMap<string, Buffer>;
}

export const NO_EARLIER_BUILDS: EarlierBuilds = { builds: [], contents: new Map() };

/** Reads what a folder has published so far; a folder that no build has written has published nothing. */
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

/** Publishes the files of the last builds beside those of the newest, and the list of all of them; says how many stayed. */
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
