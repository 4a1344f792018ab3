import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readPage } from './site.ts';

/** Scripts that every page loads first. */
export const firstModules = (/data-modules="([^"]*)"/.exec(readPage('/'))?.[1] ?? '').split(' ');

/** Scripts that pages load on demand. */
export const lazyScripts = readdirSync(join(inject('dist'), 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/assets/${name}`)
  .filter((path) => !firstModules.includes(path));
