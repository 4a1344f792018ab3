import { preloadedFont } from '@vitrine/ui/core';
import type { BuildMarks, SiteAssets } from '../shared/server.types.ts';
import type { WorkerScripts } from './bundleWorker.ts';

export interface WorkerInput {
  scripts: WorkerScripts;
  /** Host that the worker is for; without one it is switched off. */
  host: string | undefined;
  /** Names the build. */
  version: string;
  /** Files that every page needs. */
  shell: readonly string[];
}

/** Writes what stands at the worker's address: the worker, or the switch that ends every older one (SWK-1). */
export function writeWorker({ scripts, host, version, shell }: WorkerInput): string {
  if (host === undefined) return `${scripts.off}\n`;
  return `self.__vitrineWorker=${JSON.stringify({ version, shell })};\n${scripts.on}\n`;
}

/** Lists the files that every page needs. */
export function listPrecacheUrls({ modules }: Pick<SiteAssets, 'modules'>): string[] {
  return [...modules, `/fonts/${preloadedFont}`, '/products.json', '/favicon.svg'];
}

/** Writes what a document says about its build, as attributes of its script. */
export function buildAttributes({ version, host }: BuildMarks): string {
  return ` data-build="${version}"${host === undefined ? '' : ` data-worker-host="${host}"`}`;
}
