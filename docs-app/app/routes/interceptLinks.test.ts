// @vitest-environment jsdom
import type { DataRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { interceptLinks } from './interceptLinks.ts';

const navigate = vi.fn();
interceptLinks({ navigate } as unknown as DataRouter);

/** Clicks the element `#clicked` of a document; returns the URLs that the router navigates to. */
function click(html: string): unknown[] {
  navigate.mockClear();
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('#clicked')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(navigate.mock.calls.length > 0);
  return navigate.mock.calls.map(([url]) => url);
}

test.each([
  ['opens', 'a link', '<a href="/a?b#c"><b id="clicked"></b></a>', ['/a?b#c']],
  ['ignores', 'an anchor without href', '<a><b id="clicked"></b></a>', []],
  ['ignores', 'an SVG link', '<svg><a href="/a"><text id="clicked"></text></a></svg>', []],
  ['ignores', 'an icon outside a link', '<svg id="clicked"></svg>', []],
])('%s %s when it is clicked', (_, __, html, urls) => {
  expect(click(html)).toEqual(urls);
});
