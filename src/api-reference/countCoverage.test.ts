import { expect, test } from 'vitest';
import type { ComponentApi } from './apiReference.types.ts';
import { addCoverage, countCoverage, toPercent } from './countCoverage.ts';

const used = { usedIn: [{ title: 'Colors', href: '/button#Colors', storyHref: '/workbench/' }] };
const api = {
  props: [{ ...used, name: 'color' }, { name: 'size' }, { name: 'sx' }],
  slots: [],
  classes: [used, {}],
} as unknown as ComponentApi;

const counted = {
  props: { used: 1, total: 3 },
  slots: { used: 0, total: 0 },
  classes: { used: 1, total: 2 },
};

test('counts the props, slots and classes that demos use', () => {
  expect(countCoverage(api)).toEqual(counted);
});

test('counts a prop once when a demo, a playground or both use the prop', () => {
  expect(countCoverage(api, new Set(['color', 'size'])).props).toEqual({ used: 2, total: 3 });
});

test('sums the coverage of several components', () => {
  expect(addCoverage([counted, counted]).props).toEqual({ used: 2, total: 6 });
  expect(addCoverage([]).classes).toEqual({ used: 0, total: 0 });
});

test.each([
  [{ used: 1, total: 3 }, 33],
  [{ used: 2, total: 3 }, 66],
  [{ used: 3, total: 3 }, 100],
  [{ used: 0, total: 0 }, 100],
])('converts the coverage %o to %i percent', (share, percent) => {
  expect(toPercent(share)).toBe(percent);
});
