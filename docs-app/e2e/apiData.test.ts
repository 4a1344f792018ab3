import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import type { ComponentApi, DemoUse, HookApi } from '@vitrine/ui/core';
import { pages, readDist, readPage } from './site.ts';

interface ProductApi {
  $schema: string;
  components: ComponentApi[];
  hooks: HookApi[];
  utilities: HookApi[];
}

const FOLDERS = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x', 'toolpad'];
const schema = z.fromJSONSchema(
  JSON.parse(readDist('api.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
);
const readApi = (folder: string) => JSON.parse(readDist(`${folder}/api.json`)) as ProductApi;

describe.each(FOLDERS)('the API data of %s', (folder) => {
  const api = readApi(folder);

  test('matches the published schema of API data', () => {
    expect(api.$schema).toBe('/api.schema.json');
    expect(schema.safeParse(api).error).toBeUndefined();
  });

  test('links API entries only to existing demos and stories', () => {
    const uses = api.components
      .flatMap(({ props, slots, classes }) => [...props, ...slots, ...classes])
      .flatMap(({ usedIn = [] }): DemoUse[] => usedIn);
    expect(uses.length).toBeGreaterThan(0);
    const stories = readStories();
    const wrong = new Set(uses.flatMap((use) => (isThere(use, stories) ? [] : [use.href])));
    expect([...wrong]).toEqual([]);
  });
});

/** Returns the ids of the stories in the workbench. */
function readStories(): Set<string> {
  const { entries } = JSON.parse(readDist('workbench/index.json')) as {
    entries: Record<string, unknown>;
  };
  return new Set(Object.keys(entries));
}

function isThere({ href, storyHref }: DemoUse, stories: ReadonlySet<string>): boolean {
  const [pathname = '', demo] = href.split('#');
  const hasDemo =
    existsSync(join(inject('dist'), pathname)) && readPage(pathname).includes(`id="${demo}"`);
  return hasDemo && stories.has(storyHref.split('/story/')[1] ?? '');
}

test.each([
  ['a prop without a type', (prop: Record<string, unknown>) => delete prop['type']],
  ['an unknown field', (prop: Record<string, unknown>) => (prop['since'] = 6)],
])('the published API schema rejects %s', (_, spoil) => {
  const api = readApi('system');
  spoil(api.components[0]?.props[0] as unknown as Record<string, unknown>);
  expect(schema.safeParse(api).success).toBe(false);
});

test('includes the API data of every page in the API data of the product', () => {
  const { components, hooks, utilities } = readApi('material-ui');
  const slugs = pages
    .filter(({ pathname }) => pathname.startsWith('/material-ui/api/'))
    .map(({ pathname }) => pathname.split('/').at(-1));
  const all = [...components.map(({ slug }) => slug), 'hooks', 'utilities'];
  expect(all.toSorted()).toEqual(slugs.toSorted());
  const readPageApi = (name: string): unknown =>
    JSON.parse(readDist(`material-ui/api/${name}/api.json`));
  expect(components).toContainEqual(readPageApi('button'));
  expect(hooks).toEqual(readPageApi('hooks'));
  expect(utilities).toEqual(readPageApi('utilities'));
});

test('shows on an API page how many props and classes demos cover, with links', () => {
  const html = readPage('/material-ui/api/button');
  expect(html).toMatch(/Demos cover \d+ of 15 props, \d+ of \d+ CSS classes/);
  expect(html).toMatch(
    /Used in <a href="\/material-ui\/react-button#\w+">[^<]+<\/a> \(<a href="\/workbench\/\?path=\/story\//,
  );
});
