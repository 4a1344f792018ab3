import { describe, expect, test } from 'vitest';
import { BLACK, contrastRatio, luminance, mixColors, parseHex, toHex, WHITE } from './color.ts';

describe('parseHex', () => {
  test.each([
    ['#0a0B0c', [10, 11, 12]],
    ['#ffffff', [255, 255, 255]],
    ['x#000000', undefined],
    ['#0000000', undefined],
    ['#00000', undefined],
    ['#00000g', undefined],
    ['red', undefined],
    [undefined, undefined],
  ])('parses the color %j as the channels %j', (color, channels) => {
    expect(parseHex(color)).toEqual(channels);
  });
});

test('formats color channels as rounded two-digit hex values', () => {
  expect(toHex([0, 9.5, 255])).toBe('#000aff');
});

test.each([
  [0, [100, 0, 200]],
  [0.5, [50, 0, 100]],
  [1, [0, 0, 0]],
])('mixes a color with black when the share is %d', (share, channels) => {
  expect(mixColors([100, 0, 200], BLACK, share)).toEqual(channels);
});

test.each([
  [WHITE, 1],
  [BLACK, 0],
  [[1, 1, 1], 0.000_303_5],
  [[128, 128, 128], 0.215_860_5],
  [[255, 0, 0], 0.2126],
  [[0, 255, 0], 0.7152],
  [[0, 0, 255], 0.0722],
] as const)('computes the relative luminance of the color %j (WCAG 1.4.3)', (channels, value) => {
  expect(luminance(channels)).toBeCloseTo(value, 6);
});

test.each([
  [BLACK, WHITE, 21],
  [WHITE, BLACK, 21],
  [WHITE, WHITE, 1],
  [[119, 119, 119], WHITE, 4.478],
] as const)('computes the contrast ratio of %j and %j (WCAG 1.4.3)', (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 3);
});
