import { expect, test } from 'vitest';
import { createPrimary } from './createPrimary.ts';

test.each([
  ['keeps the colour as shade 500', '#1f6b3b', { 500: '#1f6b3b' }],
  ['mixes lighter shades with white', '#000000', { 100: '#d9d9d9', 300: '#808080' }],
  ['mixes darker shades with black', '#ffffff', { 700: '#a6a6a6', 900: '#474747' }],
  ['writes dark text on a light colour', '#7fd19a', { solidColor: '#0b0d0e' }],
])('%s', (_, color, expected) => {
  expect(createPrimary(color)).toMatchObject(expected);
});

test('leaves white text on a dark colour', () => {
  expect(createPrimary('#7c2d91')).not.toHaveProperty('solidColor');
});

test.each(['rebeccapurple', '#fff', 'rgb(1 2 3)', ''])('knows no shades of %j', (color) => {
  expect(createPrimary(color)).toBeUndefined();
});
