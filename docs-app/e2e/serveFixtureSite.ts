import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { FIXTURE_PRODUCTS } from '../node/paths.ts';
import { buildSite } from './buildSite.ts';
import { provideSite } from './provideSite.ts';

/** Builds and serves a site with the fixture products. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = await mkdtemp(join(tmpdir(), 'vitrine-fixtures-'));
  await buildSite(dist, { products: FIXTURE_PRODUCTS });
  const close = await provideSite(project, { dist, products: FIXTURE_PRODUCTS });
  return async () => {
    await close();
    await rm(dist, { recursive: true });
  };
}
