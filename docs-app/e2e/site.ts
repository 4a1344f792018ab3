import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { isWhole } from './tier.ts';

export interface SiteRoute {
  pathname: string;
  kind: string;
  title: string;
  /** The release that it is about, where that is not the documented one. */
  release?: string;
}

/** A file of the built site. */
export function readDist(file: string): string {
  return readFileSync(join(inject('dist'), file), 'utf8');
}

/** Every page of the built site. */
export const routes = JSON.parse(readDist('routes.json')) as SiteRoute[];

const pageFiles = globSync('**/page.json', {
  cwd: inject('dist'),
  exclude: ['zh/**', 'workbench/**'],
});

const allPages = pageFiles.sort().map((file) => JSON.parse(readDist(file)) as SiteRoute);

/** Every page of the built site that is about a documented release, those for ourselves too. */
export const pages = allPages.filter(({ release }) => release === undefined);

/** The pages that this tier opens in a browser: every page, or a sample of every kind. */
export const sampledPages = pages.filter(({ pathname }) =>
  inject('sampledPages').includes(pathname),
);

/** The pages about other releases: they are made as the others, and looked at in `releases.test.ts`. */
export const releasePages = allPages.filter(({ release }) => release !== undefined);

/** The HTML that a host serves for a page. */
export function readPage(pathname: string): string {
  return readDist(join(pathname, 'index.html'));
}

/** Chooses the pages that are weighed: the sampled ones and the longest of each product, or every page. */
export function sampleByWeight(list: readonly SiteRoute[]): readonly SiteRoute[] {
  if (isWhole) return list;
  const sampled = new Set(inject('sampledPages'));
  const byProduct = Map.groupBy(list, ({ pathname }) => pathname.split('/')[1]);
  const longest = [...byProduct.values()].map((group) =>
    group.reduce((a, b) => (readPage(b.pathname).length > readPage(a.pathname).length ? b : a)),
  );
  return list.filter((page) => sampled.has(page.pathname) || longest.includes(page));
}
