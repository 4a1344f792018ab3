import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { coverFeatures } from '../testing/coverFeatures.ts';
import { listFeatures } from './pageFeatures.ts';
import { listChangedPages } from '../testing/changedPages.ts';
import { pages, readPage, sampledPages } from './site.ts';
import { limitItems, samplePairs } from '../testing/tier.ts';

const candidate = (item: string, ...features: string[]) => ({ item, features: new Set(features) });

describe('coverFeatures', () => {
  test('omits a candidate when the remaining candidates cover its features, and keeps the order', () => {
    const candidates = [
      candidate('text', 'paragraph'),
      candidate('table', 'paragraph', 'table', 'link'),
      candidate('demo', 'paragraph', 'demo'),
      candidate('link', 'link'),
    ];
    expect(coverFeatures(candidates)).toEqual(['table', 'demo']);
  });

  test('selected candidates cover every feature of all candidates', () => {
    const features = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(fc.array(features), (lists) => {
        const candidates = lists.map((list, item) => ({ item, features: new Set(list) }));
        const covered = coverFeatures(candidates).flatMap((item) => lists[item] ?? []);
        expect(new Set(covered)).toEqual(new Set(lists.flat()));
      }),
    );
  });
});

test('sampled pages contain every template, element and attribute of the site', () => {
  const listAll = (list: typeof pages) =>
    new Set(list.flatMap((page) => [...listFeatures(readPage(page.pathname), page)]));
  expect(sampledPages.length).toBe(inject('sampledPages').length);
  expect(listAll(sampledPages)).toEqual(listAll(pages));
});

test('excludes the markup of demos from the features of a page', () => {
  const html =
    '<article><p lang="en"></p><div data-demo-stage=""><div><meter></meter></div></div>' +
    '<template data-variant="rtl"><dialog></dialog></template><hr></article>';
  expect(listFeatures(html, { kind: 'doc', pathname: '/acme/react-chart' })).toEqual(
    new Set([
      'doc of acme',
      'demos of acme',
      '<article>',
      '<p>',
      'lang',
      '<div>',
      'data-demo-stage',
      '<hr>',
    ]),
  );
});

test('lists a page as changed when a file of its demos changed', () => {
  const file = 'docs-app/products/acme/pages/react-table/columns/demos/Orders/system.tsx';
  expect(listChangedPages([file, 'src/nav/NavTree.tsx'])).toEqual(
    new Set([
      '/acme/react-table/columns/demos/Orders',
      '/acme/react-table/columns/demos',
      '/acme/react-table/columns',
      '/acme/react-table',
      '/acme',
    ]),
  );
});

test('sampled combinations contain every pair of values', () => {
  const modes = ['light', 'dark', 'system'];
  const all = modes.flatMap((mode) =>
    ['ltr', 'rtl'].flatMap((direction) =>
      [true, false].flatMap((dense) =>
        [1, 2].map((spacing) => ({ mode, direction, dense, spacing })),
      ),
    ),
  );
  const sampled = samplePairs(all);
  const pairsOf = (list: readonly object[]) =>
    new Set(
      list.flatMap((item) => {
        const entries = Object.entries(item).map((entry) => entry.join('='));
        return entries.flatMap((a) => entries.map((b) => `${a} ${b}`));
      }),
    );
  expect(pairsOf(sampled)).toEqual(pairsOf(all));
  if (sampled.length < all.length) expect(sampled.length).toBeLessThanOrEqual(8);
});

test('limits items at equal steps', () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  expect(limitItems(4, items)).toEqual([0, 3, 6, 9]);
  expect(limitItems(10, items)).toEqual(items);
  expect(limitItems(4, [])).toEqual([]);
});
