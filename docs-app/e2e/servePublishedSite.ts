import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { DIST, PRODUCTS } from '../node/paths.ts';
import { provideSite } from './provideSite.ts';

/** Serves the site that `npm run build` wrote. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = process.env['VITRINE_DIST'] ?? DIST;
  if (!existsSync(`${dist}/routes.json`)) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  return provideSite(project, { dist, products: PRODUCTS });
}
