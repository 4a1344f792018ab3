import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface SiteRoute {
  pathname: string;
  kind: string;
  title: string;
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

/** Every page of the built site, those for ourselves too. */
export const pages = pageFiles.sort().map((file) => JSON.parse(readDist(file)) as SiteRoute);

/** The HTML that a host serves for a page. */
export function readPage(pathname: string): string {
  return readDist(join(pathname, 'index.html'));
}
