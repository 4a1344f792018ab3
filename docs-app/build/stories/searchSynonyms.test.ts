import type { StoryIndex } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { addSearchSynonyms, addSynonymsToIndex } from './searchSynonyms.ts';

const base = { name: 'Docs', importPath: './a.tsx', tags: [], storiesImports: [] };
const index: StoryIndex = {
  v: 5,
  entries: {
    snackbar: { ...base, id: 'snackbar', type: 'docs', title: 'Material UI/Snackbar' },
    rules: { ...base, id: 'rules', type: 'docs', title: 'Welcome/Rules for contributors' },
    queue: {
      ...{ id: 'queue', type: 'story', subtype: 'story', title: 'Material UI/Snackbar' },
      ...{ name: 'Queue', importPath: './a.tsx', tags: [] },
    },
  },
};

const listAnchors = ({ entries }: StoryIndex) =>
  Object.values(entries).map((entry) => ('anchors' in entry ? entry.anchors : undefined));

test('adds search synonyms of a component to its docs entry, but not to its stories', () => {
  const toast = { id: 'toast', title: 'toast' };
  expect(listAnchors(addSearchSynonyms(index))).toEqual([
    expect.arrayContaining([toast]),
    undefined,
    undefined,
  ]);
});

test('adds search synonyms once when Storybook passes the same index generator again', async () => {
  const generator = { getIndexAndStats: async () => ({ storyIndex: index }) };
  const { getIndexAndStats } = addSynonymsToIndex(generator);
  expect(addSynonymsToIndex(generator).getIndexAndStats).toBe(getIndexAndStats);
  const { storyIndex } = await generator.getIndexAndStats();
  expect(storyIndex).toEqual(addSearchSynonyms(index));
  expect(listAnchors(index)).toEqual([undefined, undefined, undefined]);
});
