import { expect, test } from 'vitest';
import { isSameColors } from './isSameColors.ts';

const both = { light: '#111111', dark: '#111111' };

test.each([
  ['equal', 'both modes have the single color', both, true],
  ['different', 'the light color differs', { ...both, light: '#222222' }, false],
  ['different', 'the dark color differs', { ...both, dark: '#222222' }, false],
])('palette colors are %s when %s', (_, __, color, isSame) => {
  expect(isSameColors({ primary: '#111111' }, { primary: color })).toBe(isSame);
  expect(isSameColors({ secondary: color }, { secondary: '#111111' })).toBe(isSame);
});
