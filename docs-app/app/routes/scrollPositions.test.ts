import { expect, test } from 'vitest';
import {
  addPosition,
  MAX_POSITIONS,
  parsePositions,
  writePositions,
  type ScrollPositions,
} from './scrollPositions.ts';

const NONE: ScrollPositions = new Map();

test('parses serialized scroll positions in their original order (FAULT B2)', () => {
  const first = addPosition(NONE, 'a', { left: 0, top: 900.5 });
  const positions = addPosition(first, 'b', { left: 12, top: 0 });
  expect([...parsePositions(writePositions(positions))]).toEqual([
    ['a', { left: 0, top: 900.5 }],
    ['b', { left: 12, top: 0 }],
  ]);
});

test('moves a history entry to the end when its scroll position changes', () => {
  const both = addPosition(addPosition(NONE, 'a', { left: 0, top: 1 }), 'b', { left: 0, top: 2 });
  expect([...addPosition(both, 'a', { left: 0, top: 3 })]).toEqual([
    ['b', { left: 0, top: 2 }],
    ['a', { left: 0, top: 3 }],
  ]);
});

test('drops the oldest scroll position when the limit is exceeded', () => {
  let positions = NONE;
  for (let index = 0; index <= MAX_POSITIONS; index += 1) {
    positions = addPosition(positions, `entry ${index}`, { left: 0, top: index });
  }
  expect(positions.size).toBe(MAX_POSITIONS);
  expect(positions.has('entry 0')).toBe(false);
  expect(positions.has(`entry ${MAX_POSITIONS}`)).toBe(true);
});

test.each([
  ...[null, '', 'no JSON', '{}', '7', 'null', '[null, 7, "a", {}]'],
  ...['[["a"]]', '[["a", 1]]', '[[1, 0, 0]]', '[["a", "0", 0]]', '[["a", null, 0]]'],
])('returns no scroll positions when the stored text is %j', (text) => {
  expect(parsePositions(text).size).toBe(0);
});
