// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawSearch } from './drawSearch.ts';
import type { SearchEntry } from './search.types.ts';
import type { SearchView } from './searchView.ts';

const entry = (name: string): SearchEntry => ({
  ...{ kind: 'page', name, href: `/${name}`, page: name, product: 'Harbor UI' },
});

function draw(list: HTMLElement, names: readonly string[]): Element[] {
  const groups = names.map((name) => ({
    ...{ page: name, product: 'Harbor UI', results: [entry(name)] },
  }));
  const view = { kind: 'recent', groups } as unknown as SearchView;
  const message = document.createElement('p');
  const translate = (key: string) => key;
  drawSearch({ list, message, view, query: '', pinned: [], translate });
  return [...list.children];
}

test('keeps the elements of unchanged results when more of the index loads', () => {
  const list = document.createElement('div');
  const [first, second] = draw(list, ['Button', 'Dialog']);
  first!.querySelector('[role="option"]')!.ariaSelected = 'true';
  const next = draw(list, ['Button', 'Alert', 'Tabs']);
  expect(next).toHaveLength(3);
  expect(next[0]).toBe(first);
  expect(next[1]).not.toBe(second);
  expect(draw(list, ['Button'])).toEqual([first]);
});
