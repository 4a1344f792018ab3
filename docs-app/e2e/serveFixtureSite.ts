import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { FIXTURE_PRODUCTS } from '../node/paths.ts';
import { buildSite } from './buildSite.ts';
import { provideSite } from './provideSite.ts';

/** Serves the fixture site; builds it unless `VITRINE_FIXTURES` is the folder of a built site. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const built = process.env['VITRINE_FIXTURES'];
  const dist = built ?? (await mkdtemp(join(tmpdir(), 'vitrine-fixtures-')));
  if (!built) await buildSite(dist, { products: FIXTURE_PRODUCTS, hasWorkbench: true });
  const close = await provideSite(project, { dist, products: FIXTURE_PRODUCTS });
  return async () => {
    await close();
    if (!built) await rm(dist, { recursive: true });
  };
}
