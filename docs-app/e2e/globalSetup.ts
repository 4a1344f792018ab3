import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserArgs, findShell, NO_NETWORK } from '../scripts/browser.ts';
import { startServer } from '../scripts/serve.ts';
import { samplePages } from './samplePages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    dist: string;
    /** Address of the built site. */
    origin: string;
    /** Address of the one browser that all tests share. */
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
  const server = await startServer({ dir: dist, port: 0 });
  const browser = await chromium.launchServer({
    executablePath: await findShell(),
    args: [...browserArgs, NO_NETWORK],
    // Readers have it; without it a frame that writes history without end takes all memory.
    ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
  });
  project.provide('dist', dist);
  project.provide('sampledPages', samplePages(dist));
  project.provide('origin', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
