import { expect, test } from 'vitest';
import { nameMode } from './nameMode.ts';

test.each([
  ['light', 'ltr', '<verdict.light>'],
  ['dark', 'ltr', '<verdict.dark>'],
  ['dark', 'rtl', '<verdict.dark>, <verdict.rightToLeft>'],
] as const)('names the color mode %s with the direction %s', (mode, direction, expected) => {
  expect(nameMode({ mode, direction }, (key) => `<${key}>`)).toBe(expected);
});
