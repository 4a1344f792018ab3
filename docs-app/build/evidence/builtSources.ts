import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { nameBuild } from '../shared/nameBuild.ts';
import { nameSources } from './readEvidence.ts';

/** File of a built workbench with the hashes of its sources. */
const SOURCES_FILE = 'sources.json';

const hashesSchema = z.object({
  /** Hash of the sources of the stories. */
  sources: z.string(),
  /** Hash of the sources of the site; missing in workbenches that no site contains. */
  site: z.string().optional(),
});

type SourceHashes = z.infer<typeof hashesSchema>;

/** A built site, and the folder of its products. */
export interface BuiltSite {
  dist: string;
  products: string;
}

/** Returns the path and the text of the file with the source hashes of a site's workbench. */
export function formatSources(products: string): readonly [string, string] {
  const hashes: SourceHashes = { sources: nameSources(), site: nameSite(products) };
  return [SOURCES_FILE, JSON.stringify(hashes)];
}

/** Reads the source hashes of a built workbench; undefined when it has none. */
export function readSources(workbench: string): SourceHashes | undefined {
  const file = join(workbench, SOURCES_FILE);
  return existsSync(file) ? hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Returns whether a workbench was built from the current sources. */
export function isWorkbenchCurrent(workbench: string): boolean {
  return readSources(workbench)?.sources === nameSources();
}

/** Returns whether a site and its workbench were built from the current sources. */
export function isSiteCurrent({ dist, products }: BuiltSite): boolean {
  const workbench = join(dist, 'workbench');
  return isWorkbenchCurrent(workbench) && readSources(workbench)?.site === nameSite(products);
}

function nameSite(products: string): string {
  return nameBuild({ productsDir: products, env: {} });
}
