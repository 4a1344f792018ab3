import { preloadedFont } from '@vitrine/ui/core';
import type { BuildMarks, SiteAssets } from '../shared/server.types.ts';
import type { WorkerScripts } from './bundleWorker.ts';

export interface WorkerInput {
  scripts: WorkerScripts;
  /** Host on which the worker is registered; undefined switches it off. */
  host: string | undefined;
  /** Name of the build, from `nameBuild`. */
  version: string;
  /** URLs to precache: the files that every page needs. */
  shell: readonly string[];
}

/** Returns the script at the worker's URL: the service worker, or its removal script (SWK-1). */
export function writeWorker({ scripts, host, version, shell }: WorkerInput): string {
  if (host === undefined) return `${scripts.off}\n`;
  return `self.__vitrineWorker=${JSON.stringify({ version, shell })};\n${scripts.on}\n`;
}

/** Lists the URLs of the files that every page needs. */
export function listPrecacheUrls({ modules }: Pick<SiteAssets, 'modules'>, base: string): string[] {
  const files = [`/fonts/${preloadedFont}`, '/products.json', '/favicon.svg', '/print.css'];
  return [...modules, ...files.map((path) => base + path)];
}

/** Writes `data-build` and `data-worker-host` attributes for a document's inline script. */
export function buildAttributes({ version, host }: BuildMarks): string {
  return ` data-build="${version}"${host === undefined ? '' : ` data-worker-host="${host}"`}`;
}
