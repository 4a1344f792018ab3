import { expect, test } from 'vitest';
import { createPrimary } from './createPrimary.ts';

test.each([
  ['keeps a dark colour for solid backgrounds', '#1f6b3b', { 500: '#1f6b3b' }],
  ['keeps a light colour for text in dark mode', '#7fd19a', { 300: '#7fd19a' }],
  ['darkens a light colour for solid backgrounds', '#ffffff', { 500: '#606060', 300: '#ffffff' }],
  ['mixes lighter shades with white', '#000000', { 300: '#808080', 200: '#b3b3b3' }],
  ['mixes darker shades with black', '#646464', { 700: '#414141', 900: '#1c1c1c' }],
])('%s', (_, color, expected) => {
  expect(createPrimary(color)).toMatchObject(expected);
});

test.each(['rebeccapurple', '#fff', 'rgb(1 2 3)', ''])('knows no shades of %j', (color) => {
  expect(createPrimary(color)).toBeUndefined();
});
