// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { drawSearch } from './drawSearch.ts';
import type { SearchEntry } from './search.types.ts';
import type { SearchView } from './searchView.ts';

const entry = (name: string, kind: SearchEntry['kind'] = 'page'): SearchEntry => ({
  ...{ kind, name, href: `/${name}`, page: name, product: 'Harbor UI' },
});

function drawView(list: HTMLElement, view: unknown): Element[] {
  const message = document.createElement('p');
  const translate = (key: string) => key;
  drawSearch({ list, message, view: view as SearchView, query: '', pinned: [], translate });
  return [...list.children];
}

function draw(list: HTMLElement, names: readonly string[]): Element[] {
  const groups = names.map((name) => ({
    ...{ page: name, product: 'Harbor UI', results: [entry(name)] },
  }));
  return drawView(list, { kind: 'recent', groups });
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

test.each([
  ['an English result', { page: 'Button', results: [entry('Button')] }, ['en', 'en']],
  ['a translated result', { page: '按钮', results: [entry('属性')] }, ['', '']],
  ['a command', { label: 'go', results: [entry('Dock', 'command')] }, ['', '']],
])('sets the `lang` of English texts when the list has %s (WCAG 3.1.2)', (_, group, langs) => {
  const list = document.createElement('div');
  drawView(list, { kind: 'results', groups: [{ product: 'Harbor UI', ...group }] });
  const texts = list.querySelectorAll<HTMLElement>('[data-search="heading"], [data-search="text"]');
  expect(Array.from(texts, ({ lang }) => lang)).toEqual(langs);
});
