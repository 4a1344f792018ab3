import { expect, test } from 'vitest';
import { sampleStories } from './sampleStories.ts';

const create = (id: string, file: string, tags: readonly string[] = []) => ({
  ...{ id, title: 'Acme/Button', name: id, file },
  tags,
});
const playgrounds = Array.from({ length: 20 }, (_, index) =>
  create(`playground-${index}`, 'button.stories.tsx', ['playground']),
);
const PAGES = 'docs-app/products/acme/pages';
const listDemos = (page: string, ids: readonly string[]) =>
  ids.map((id) => create(id, `${PAGES}/${page}/demos.stories.tsx`));
const PLAY = 'play-fn';
const stories = [
  create('open', 'stories/menu.stories.tsx', [PLAY]),
  create('closed', 'stories/menu.stories.tsx', [PLAY]),
  create('disabled', 'stories/menu.stories.tsx'),
  create('pressed', 'stories/menu.stories.tsx', [PLAY, 'NAV-1']),
  create('long', 'stories/table.stories.tsx'),
  create('empty', 'stories/table.stories.tsx'),
  ...playgrounds,
  ...listDemos('button', ['basic', 'outlined']),
  create('shortcut', `${PAGES}/button/demos.stories.tsx`, ['WCAG-2.1.1']),
  ...listDemos('tabs', ['plain', 'scrollable']),
  ...listDemos('tabs/vertical', ['left', 'right']),
];

const idsOf = (changedFiles: readonly string[], reached: readonly string[] = []) => {
  const reach = new Map(reached.map((id) => [id, ['src/menu/Menu.tsx']]));
  return sampleStories({ stories, changedFiles, reach }).map(({ id }) => id);
};
const STATES = ['disabled', 'pressed', 'long'];
const PLAYGROUNDS = ['playground-0', 'playground-16'];
const DEMOS = ['shortcut'];

test('samples component stories, demos and playgrounds when no file changed', () => {
  expect(idsOf([])).toEqual([...STATES, ...PLAYGROUNDS, ...DEMOS]);
});

test('selects every component story that depends on a changed file', () => {
  const reached = ['open', 'empty'];
  const states = ['open', ...STATES, 'empty'];
  expect(idsOf(['src/menu/Menu.tsx'], reached)).toEqual([...states, ...PLAYGROUNDS, ...DEMOS]);
});

test('selects every demo of a changed page and of its parent pages', () => {
  const others = [...STATES, ...PLAYGROUNDS, 'shortcut'];
  const tabs = ['plain', 'scrollable'];
  expect(idsOf([`${PAGES}/tabs/page.mdx`, 'README.md'])).toEqual([...others, ...tabs]);
  const changed = [`${PAGES}/tabs/vertical/demos/Left/system.tsx`];
  expect(idsOf(changed)).toEqual([...others, ...tabs, 'left', 'right']);
});

test('selects the 80 component stories nearest to a changed file when it reaches more', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    create(`state-${index}`, 'stories/menu.stories.tsx'),
  );
  const nearestFirst = many.map(({ id }) => id).toReversed();
  const reach = new Map(nearestFirst.map((id) => [id, []]));
  const ids = sampleStories({ stories: many, changedFiles: ['src/a.ts'], reach }).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['state-0', ...nearestFirst.slice(0, 80).toReversed()]);
});

test('selects 80 demos of changed pages, in turn from every page, when more changed', () => {
  const pages = ['button', 'chip', 'tabs', 'menu'];
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const many = pages.flatMap((page) =>
    listDemos(
      page,
      numbers.map((at) => `${page}-${at}`),
    ),
  );
  const changedFiles = pages.map((page) => `${PAGES}/${page}/page.mdx`);
  const counts = sampleStories({ stories: many, changedFiles, reach: new Map() }).map(
    ({ file }) => file,
  );
  expect(Object.values(Object.groupBy(counts, String)).map((files) => files?.length)).toEqual([
    ...[21, 20, 20, 20],
  ]);
});
