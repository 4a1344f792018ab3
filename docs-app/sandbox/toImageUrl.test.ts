import { expect, test } from 'vitest';
import { toImageUrl } from './toImageUrl.ts';

test.each([
  ['logo.png', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['logo.svg', '<svg id="a#b"/>', 'data:image/svg+xml,%3Csvg%20id%3D%22a%23b%22%2F%3E'],
  ['rows.ts', "export const url = 'data:image/png';", undefined],
  ['Basket.css', '.Basket {}', undefined],
])('returns the URL of the image in %s (FAULT D8)', (name, code, url) => {
  expect(toImageUrl({ name, code })).toBe(url);
});
