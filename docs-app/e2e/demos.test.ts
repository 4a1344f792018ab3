import { expect, test } from 'vitest';
import { listStoryIds, pages, readDist } from './site.ts';

interface StoryEntry {
  id: string;
  importPath: string;
  type: string;
  tags?: string[];
}

/** Lists the stories of products, without the generated playgrounds. */
function readStories(): string[] {
  const { entries } = JSON.parse(readDist('workbench/index.json')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries)
    .filter(({ type, importPath }) => type === 'story' && importPath.includes('/products/'))
    .filter(({ tags = [] }) => !tags.includes('playground'))
    .map(({ id }) => id)
    .sort();
}

function listDemos(): string[] {
  return pages.flatMap(({ pathname }) => listStoryIds(pathname)).sort();
}

test('workbench has one story for each demo of the site (WKB-2)', () => {
  expect(listDemos().length).toBeGreaterThan(0);
  expect(readStories()).toEqual(listDemos());
});
