import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findShell } from '../testing/browser.ts';
import { startServer } from '../preview/serve.ts';
import { samplePages } from './samplePages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    dist: string;
    /** Origin of the server with the built site. */
    origin: string;
    /** Path of the browser's executable. */
    browser: string;
    /** Paths of the pages that this tier opens. */
    sampledPages: string[];
  }
}

export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const dist = process.env['VITRINE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));
  if (!existsSync(`${dist}/routes.json`)) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  const server = await startServer({ dir: dist, port: 0, compress: false });
  project.provide('dist', dist);
  project.provide('sampledPages', samplePages(dist));
  project.provide('origin', server.url);
  project.provide('browser', await findShell());
  return () => server.close();
}
