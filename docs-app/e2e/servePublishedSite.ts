import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { DIST, PRODUCTS } from '../node/paths.ts';
import { isSiteCurrent } from '../build/evidence/builtSources.ts';
import { provideSite } from './provideSite.ts';

/** Serves the site that `npm run build` wrote. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = process.env['VITRINE_DIST'] ?? DIST;
  if (!existsSync(`${dist}/routes.json`)) {
    throw new Error(`There is no built site in ${dist}. Run "npm run build" first.`);
  }
  if (!isSiteCurrent({ dist, products: PRODUCTS })) {
    project.vitest.logger.warn(
      `The site in ${dist} was not built from the current sources. Run "npm run build".`,
    );
  }
  return provideSite(project, { dist, products: PRODUCTS });
}
