import { expect, test } from 'vitest';
import { sampleStories } from './sampleStories.ts';

const create = (id: string, file: string, tags: readonly string[] = []) => ({
  ...{ id, title: 'Acme/Button', name: id, file },
  tags,
});
const playgrounds = Array.from({ length: 10 }, (_, index) =>
  create(`playground-${index}`, 'button.stories.tsx', ['playground']),
);
const PAGES = 'docs-app/products/acme/pages';
const listDemos = (page: string, ids: readonly string[]) =>
  ids.map((id) => create(id, `${PAGES}/${page}/demos.stories.tsx`));
const stories = [
  create('open', 'stories/menu.stories.tsx'),
  ...playgrounds,
  ...listDemos('button', ['basic', 'disabled']),
  create('shortcut', `${PAGES}/button/demos.stories.tsx`, ['WCAG-2.1.1']),
  ...listDemos('tabs', ['plain', 'scrollable']),
  ...listDemos('tabs/vertical', ['left', 'right']),
  create('closed', 'stories/menu.stories.tsx'),
];
const idsOf = (changedFiles: readonly string[]) =>
  sampleStories(stories, 'fast', changedFiles).map(({ id }) => id);
const FIRST = ['open', 'playground-0', 'playground-8'];

test('tests every story in the tier all', () => {
  expect(sampleStories(stories, 'all', [])).toEqual(stories);
});

test('tests every state, and a sample of demos and playgrounds, in the fast tier', () => {
  expect(idsOf([])).toEqual([...FIRST, 'shortcut', 'left', 'closed']);
});

test('tests every demo of a changed page, and of the pages above it, in the fast tier', () => {
  const tabs = ['plain', 'scrollable', 'left', 'closed'];
  expect(idsOf([`${PAGES}/tabs/page.mdx`, 'README.md'])).toEqual([...FIRST, 'shortcut', ...tabs]);
  const changed = [`${PAGES}/tabs/vertical/demos/Left/system.tsx`];
  expect(idsOf(changed)).toEqual([...FIRST, 'shortcut', ...tabs.toSpliced(3, 0, 'right')]);
});
