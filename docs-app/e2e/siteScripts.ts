import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readPage } from './site.ts';

/** Scripts that every page begins with. */
export const firstModules = (/data-modules="([^"]*)"/.exec(readPage('/'))?.[1] ?? '').split(' ');

/** Every script that pages load when they need it. */
export const lazyScripts = readdirSync(join(inject('dist'), 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/assets/${name}`)
  .filter((path) => !firstModules.includes(path));
