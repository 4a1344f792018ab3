import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import type { ComponentApi, DemoUse, HookApi } from '@vitrine/ui/core';
import { listStoryIds, pages, readDist, readPage } from './site.ts';

interface ProductApi {
  $schema: string;
  components: ComponentApi[];
  hooks: HookApi[];
  utilities: HookApi[];
}

/** Folders of the products with API data. */
export const apiFolders = globSync('*/api.json', { cwd: inject('dist') })
  .map((file) => dirname(file))
  .toSorted();

/** Published schema of API data. */
export const apiSchema = z.fromJSONSchema(
  JSON.parse(readDist('api.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
);

/** Reads the API data of a product. */
export function readApi(folder: string): ProductApi {
  return JSON.parse(readDist(`${folder}/api.json`)) as ProductApi;
}

/** Reads the API data of every product. */
export function listProductApis(): ProductApi[] {
  return apiFolders.map(readApi);
}

/** Tests the API data of every product of the site. */
export function testApiData(): void {
  describe.each(apiFolders)('the API data of %s', (folder) => {
    const api = readApi(folder);

    test('matches the published schema of API data', () => {
      expect(api.$schema).toBe('/api.schema.json');
      expect(apiSchema.safeParse(api).error).toBeUndefined();
    });

    test('links API entries only to existing demos and stories', () => {
      const uses = api.components
        .flatMap(({ props, slots, classes }) => [...props, ...slots, ...classes])
        .flatMap(({ usedIn = [] }): DemoUse[] => usedIn);
      expect(uses.length).toBeGreaterThan(0);
      expect(new Set(uses.filter((use) => !isThere(use)).map(({ href }) => href))).toEqual(
        new Set(),
      );
    });
  });
}

/** Ids of the stories that pages link to. `demos.test.ts` finds each in the workbench. */
const stories = new Set(pages.flatMap(({ pathname }) => listStoryIds(pathname)));

function isThere({ href, storyHref }: DemoUse): boolean {
  const [pathname = '', demo] = href.split('#');
  const hasDemo =
    existsSync(join(inject('dist'), pathname)) && readPage(pathname).includes(`id="${demo}"`);
  return hasDemo && stories.has(storyHref.split('/story/')[1] ?? '');
}
