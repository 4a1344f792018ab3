import { expect, test } from 'vitest';
import { findActiveHeading } from './findActiveHeading.ts';

const headings = [
  { id: 'one', top: -300 },
  { id: 'two', top: 120 },
  { id: 'three', top: 700 },
];

test.each([
  ['the last heading that was passed', headings, 900, 2000, 'two'],
  ['none above the first heading', [{ id: 'one', top: 500 }], 900, 2000, undefined],
  ['the last heading at the end of the page', headings, 900, 10, 'three'],
  ['the last heading fifty pixels before the end', headings, 900, 49, 'three'],
  ['none of the end before that', headings, 900, 50, 'two'],
  ['a heading just above the line', [{ id: 'one', top: 179 }], 800, 2000, 'one'],
  ['none of those on the line', [{ id: 'one', top: 180 }], 800, 2000, undefined],
  ['the last of many', [...headings, { id: 'four', top: 9 }], 900, 2000, 'four'],
  ['none on a page without headings', [], 900, 0, undefined],
  ['none on a short page that does not scroll', [{ id: 'one', top: 500 }], 900, 0, undefined],
] as const)('is %s', (_, positions, viewport, remaining, active) => {
  expect(findActiveHeading(positions, { viewport, remaining })).toBe(active);
});
