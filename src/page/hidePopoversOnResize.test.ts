// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { hidePopoversOnResize } from './hidePopoversOnResize.ts';

const queries = new Map<string, EventTarget>();

function resize(query: string, matches: boolean): void {
  queries.get(query)?.dispatchEvent(Object.assign(new Event('change'), { matches }));
}

test('hides each popover when the window becomes wide enough for its column', () => {
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.set(query, new EventTarget());
    return queries.get(query);
  });
  document.body.innerHTML = '<nav id="docs-navigation"></nav><div id="docs-contents"></div>';
  const hidden: string[] = [];
  for (const { id } of document.body.children) {
    Object.assign(document.getElementById(id)!, { hidePopover: () => hidden.push(id) });
  }
  const uninstall = hidePopoversOnResize(document);
  resize('(min-width: 1200px)', false);
  expect(hidden).toEqual([]);
  resize('(min-width: 900px)', true);
  expect(hidden).toEqual(['docs-contents']);
  resize('(min-width: 1200px)', true);
  uninstall();
  resize('(min-width: 900px)', true);
  expect(hidden).toEqual(['docs-contents', 'docs-navigation']);
  vi.unstubAllGlobals();
});
