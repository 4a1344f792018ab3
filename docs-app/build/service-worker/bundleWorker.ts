import { join } from 'node:path';
import { build, mergeConfig, type InlineConfig } from 'vite';
import { createSiteConfig } from '../vite/createSiteConfig.ts';
import { SITE } from '../../node/paths.ts';

/** The scripts that may stand at the address of the service worker. */
export interface WorkerScripts {
  /** The worker itself. */
  on: string;
  /** Takes back what a worker kept, and leaves. */
  off: string;
}

/** Builds both scripts; which of them is published is the choice of `writeWorker`. */
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
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const [chunk] = outputs;
  if (outputs.length !== 1 || chunk?.type !== 'chunk') {
    throw new Error(`${file} was not built into one script.`);
  }
  return chunk.code.trim();
}
