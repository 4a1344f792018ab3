import { expect, test } from 'vitest';
import { findActiveHeading } from './findActiveHeading.ts';

const headings = [
  { id: 'one', top: -300 },
  { id: 'two', top: 120 },
  { id: 'three', top: 700 },
];

test.each([
  ['the last heading above the line', headings, 900, 2000, 'two'],
  ['no heading above the first one', [{ id: 'one', top: 500 }], 900, 2000, undefined],
  ['the last heading ten pixels before the end', headings, 900, 10, 'three'],
  ['the last heading 49 pixels before the end', headings, 900, 49, 'three'],
  ['the last heading above the line 50 pixels before the end', headings, 900, 50, 'two'],
  ['a heading one pixel above the line', [{ id: 'one', top: 179 }], 800, 2000, 'one'],
  ['no heading when the first one is on the line', [{ id: 'one', top: 180 }], 800, 2000, undefined],
  ['the last of several headings', [...headings, { id: 'four', top: 9 }], 900, 2000, 'four'],
  ['no heading on a page without headings', [], 900, 0, undefined],
  ['no heading on a short page that does not scroll', [{ id: 'one', top: 500 }], 900, 0, undefined],
] as const)('findActiveHeading finds %s', (_, positions, viewport, remaining, active) => {
  expect(findActiveHeading(positions, { viewport, remaining })).toBe(active);
});

const short = [
  { id: 'one', top: 84 },
  { id: 'two', top: 140 },
  { id: 'three', top: 700 },
];
const long = [...short, { id: 'four', top: 800 }];

test.each([
  ['the chosen heading of a short section', short, 2000, 'one', 'one'],
  ['the last heading above the line when none is chosen', short, 2000, undefined, 'two'],
  ['the last heading above the line when another id is chosen', short, 2000, 'demo', 'two'],
  ['the chosen heading at the top edge', [{ id: 'one', top: 0 }, ...headings], 2000, 'one', 'one'],
  ['the next heading when the chosen one left the window', headings, 2000, 'one', 'two'],
  ['the heading above the line when the chosen one is below', short, 2000, 'three', 'two'],
  ['the chosen heading instead of the last one at the end', short, 0, 'one', 'one'],
  ['the chosen heading below the line 49 pixels before the end', long, 49, 'three', 'three'],
  ['the last heading above the line 50 pixels before the end', long, 50, 'three', 'two'],
  [
    'the last heading when the chosen one is below the window',
    [...short, { id: 'four', top: 900 }, { id: 'five', top: 950 }],
    10,
    'four',
    'five',
  ],
] as const)('findActiveHeading finds %s (FAULT B6)', (_, positions, remaining, target, active) => {
  const state = { viewport: 900, remaining, ...(target && { target }) };
  expect(findActiveHeading(positions, state)).toBe(active);
});
