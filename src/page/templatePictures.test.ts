import { describe, expect, test } from 'vitest';
import { drawRectangles, SHAPES, TEMPLATE_PICTURES } from './templatePictures.ts';

test('draws one closed subpath for each rectangle', () => {
  expect(
    drawRectangles([
      [1, 2, 30, 4],
      [5, 6, 7, 8],
    ]),
  ).toBe('M1 2h30v4h-30zM5 6h7v8h-7z');
});

describe.each(Object.entries(TEMPLATE_PICTURES))('picture of the template %s', (_, picture) => {
  test('keeps all rectangles of a template picture inside 160 × 100', () => {
    const outside = SHAPES.flatMap((shape) => picture[shape]).filter(
      ([x, y, width, height]) => x < 0 || y < 0 || x + width > 160 || y + height > 100,
    );
    expect(outside).toEqual([]);
  });
});
