import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { isWhole } from '../testing/tier.ts';

export interface SiteRoute {
  pathname: string;
  kind: string;
  title: string;
  /** Release of the page; undefined for the documented release. */
  release?: string;
  /** Tabs of the page, such as its API. */
  tabs?: readonly unknown[];
  /** Demo modules by demo name, one module per styling. */
  demos?: Readonly<Record<string, readonly { styling: string; url: string }[]>>;
}

/** Reads a file of the built site. */
export function readDist(file: string): string {
  return readFileSync(join(inject('dist'), file), 'utf8');
}

/** Public pages of the built site. */
export const routes = JSON.parse(readDist('routes.json')) as SiteRoute[];

const pageFiles = globSync('**/page.json', {
  cwd: inject('dist'),
  exclude: ['zh/**', 'workbench/**'],
});

const allPages = pageFiles.sort().map((file) => JSON.parse(readDist(file)) as SiteRoute);

/** Pages of the built site about documented releases, including internal pages. */
export const pages = allPages.filter(({ release }) => release === undefined);

/** Pages that this tier opens in a browser: all, or a sample of every kind. */
export const sampledPages = pages.filter(({ pathname }) =>
  inject('sampledPages').includes(pathname),
);

/** Pages about other releases. They are built like `pages`, and tested in `releases.test.ts`. */
export const releasePages = allPages.filter(({ release }) => release !== undefined);

/** Reads the HTML that a host serves for a page. */
export function readPage(pathname: string): string {
  return readDist(join(pathname, 'index.html'));
}

/** Lists the story ids of the demos on a page, in the order of the page. */
export function listStoryIds(pathname: string): string[] {
  return Array.from(readPage(pathname).matchAll(/data-story="([^"]+)"/g), ([, id = '']) => id);
}

/** Selects pages to measure: all, or sampled pages and the longest page of each product. */
export function sampleByWeight(list: readonly SiteRoute[]): readonly SiteRoute[] {
  if (isWhole) return list;
  const sampled = new Set(inject('sampledPages'));
  const byProduct = Map.groupBy(list, ({ pathname }) => pathname.split('/')[1]);
  const longest = [...byProduct.values()].map((group) =>
    group.reduce((a, b) => (readPage(b.pathname).length > readPage(a.pathname).length ? b : a)),
  );
  return list.filter((page) => sampled.has(page.pathname) || longest.includes(page));
}
