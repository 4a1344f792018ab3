import { expect, test } from 'vitest';
import { drawShape } from './drawShape.ts';

test.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
])('maps the random number %d to the ad shape %s (ADS-13)', (draw, shape) => {
  expect(drawShape(draw)).toBe(shape);
});
