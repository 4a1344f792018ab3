import type { TestProject } from 'vitest/node';
import { findShell } from '../testing/browser.ts';
import { samplePages } from './samplePages.ts';
import { serveSite } from './serveSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built site. */
    dist: string;
    /** Folder of the site's products. */
    products: string;
    /** Origin of the server with the built site. */
    origin: string;
    /** Path of the browser's executable. */
    browser: string;
    /** Paths of the pages that this tier opens. */
    sampledPages: string[];
  }
}

/** Serves a built site, and provides its paths to tests. Returns the teardown function. */
export async function provideSite(
  project: TestProject,
  { dist, products }: { dist: string; products: string },
): Promise<() => Promise<void>> {
  const server = await serveSite(dist);
  project.provide('dist', dist);
  project.provide('products', products);
  project.provide('sampledPages', samplePages(dist));
  project.provide('origin', server.url);
  project.provide('browser', await findShell());
  return () => server.close();
}
