import { expect, test } from 'vitest';
import { sampleStories } from './sampleStories.ts';

const create = (id: string, tags: readonly string[] = []) => ({
  ...{ id, title: 'Acme/Button', name: id, file: 'button.stories.tsx' },
  tags,
});
const playgrounds = Array.from({ length: 10 }, (_, index) =>
  create(`playground-${index}`, ['playground']),
);
const stories = [create('open'), ...playgrounds, create('closed')];

test('tests every story in the tier all', () => {
  expect(sampleStories(stories, 'all')).toEqual(stories);
});

test('tests a sample of the playgrounds in the fast tier, and every other story', () => {
  const ids = sampleStories(stories, 'fast').map(({ id }) => id);
  expect(ids).toEqual(['open', 'playground-0', 'playground-8', 'closed']);
});
