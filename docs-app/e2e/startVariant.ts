import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { buildSite } from './buildSite.ts';
import { serveSite } from './serveSite.ts';

/** A site of a few pages, built with specific environment variables. */
export interface Variant {
  /** Folder of the built files. */
  dir: string;
  origin: string;
  /** Builds pages with environment variables into `dir`, which is served at `origin`. */
  build: (
    pages: readonly string[],
    env: Readonly<Record<string, string>>,
    options?: readonly string[],
  ) => Promise<void>;
  close: () => Promise<void>;
}

/** Serves an empty folder, into which `build` writes pages of the tested site's products. */
export async function startVariant(): Promise<Variant> {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-variant-'));
  const server = await serveSite(dir);
  return {
    dir,
    origin: server.url,
    build(pages, env, options = []) {
      const only = pages.flatMap((page) => ['--page', page]);
      const products = inject('products');
      return buildSite(dir, { products, env, options: [...only, ...options] });
    },
    async close() {
      await server.close();
      await rm(dir, { recursive: true });
    },
  };
}
