import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { createSiteConfig } from '../vite/createSiteConfig.ts';
import { SITE } from '../../node/paths.ts';

/** Scripts that can be published at the service worker's URL. */
export interface WorkerScripts {
  /** Code of the service worker. */
  on: string;
  /** Code of a worker that deletes the caches of earlier workers and unregisters itself. */
  off: string;
}

/** Bundles both scripts; `writeWorker` selects the one to publish. */
export async function bundleWorker(): Promise<WorkerScripts> {
  const [on, off] = await Promise.all(['sw.ts', 'off.ts'].map(bundleScript));
  return { on: on ?? '', off: off ?? '' };
}

async function bundleScript(file: string): Promise<string> {
  const config: InlineConfig = {
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(SITE, 'service-worker', file), output: { format: 'iife' } },
    },
  };
  const result = await build(mergeConfig(createSiteConfig(), config));
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((output) =>
    'output' in output ? output.output : [],
  );
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk') {
    throw new Error(`${file} was not built into one script.`);
  }
  return chunk.code.trim();
}
