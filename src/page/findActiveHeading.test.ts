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
  ['none on a short page that does not scroll', [{ id: 'one', top: 500 }], 900, 0, undefined],
] as const)('is %s', (_, positions, viewport, remaining, active) => {
  expect(findActiveHeading(positions, { viewport, remaining })).toBe(active);
});
