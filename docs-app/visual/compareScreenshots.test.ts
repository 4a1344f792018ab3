import { describe, expect, test } from 'vitest';
import { compareScreenshots } from './compareScreenshots.ts';
import { decode, encode, hashScreenshot, type Screenshot } from './screenshot.ts';

type Color = readonly [number, number, number];

function paint(
  width: number,
  height: number,
  color: Color,
  dots: [number, number, Color][] = [],
): Screenshot {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([...color, 255], at);
  for (const [x, y, dot] of dots) data.set([...dot, 255], (y * width + x) * 4);
  return { width, height, data };
}

const blue: Color = [47, 75, 199];
const plain = paint(20, 10, blue);

describe('compareScreenshots', () => {
  test('returns undefined when the screenshots are equal', () => {
    expect(compareScreenshots(plain, paint(20, 10, blue))).toBeUndefined();
  });

  test.each([[[48, 75, 199]], [[47, 74, 199]], [[47, 75, 200]]] as [Color][])(
    'finds a pixel whose color channel differs by 1: %o',
    (dot) => {
      const difference = compareScreenshots(plain, paint(20, 10, blue, [[7, 3, dot]]));
      expect(difference).toMatchObject({
        pixels: 1,
        maxDelta: 1,
        box: { x: 7, y: 3, width: 1, height: 1 },
      });
    },
  );

  test('counts the pixels outside of the smaller screenshot when the sizes differ', () => {
    const difference = compareScreenshots(plain, paint(22, 10, blue));
    expect(difference).toMatchObject({ pixels: 20, box: { x: 20, y: 0, width: 2, height: 10 } });
    expect(difference?.picture).toMatchObject({ width: 22, height: 10 });
  });

  test('returns the bounding box of all differing pixels', () => {
    const difference = compareScreenshots(
      plain,
      paint(20, 10, blue, [
        [2, 8, [0, 0, 0]],
        [15, 1, [0, 0, 0]],
      ]),
    );
    expect(difference).toMatchObject({ pixels: 2, box: { x: 2, y: 1, width: 14, height: 8 } });
  });
});

describe('diffThreshold of a story', () => {
  const near = paint(20, 10, [48, 76, 200]);

  test('ignores a color difference within diffThreshold', () => {
    expect(compareScreenshots(plain, near, { diffThreshold: 0.063 })).toBeUndefined();
    expect(
      compareScreenshots(plain, paint(20, 10, [0, 0, 0]), { diffThreshold: 0.063 })?.pixels,
    ).toBe(200);
  });

  test.each([
    ['grew', 20, 10, 20, 30, 400],
    ['shrank', 20, 30, 20, 10, 400],
    ['grew in one direction and shrank in the other', 30, 10, 20, 30, 500],
  ])(
    'marks every pixel that only one screenshot has when a page %s, with any tolerance',
    (_, oldWidth, oldHeight, newWidth, newHeight, pixels) => {
      for (const color of [blue, [20, 20, 20], [255, 255, 255]] as const)
        for (const tolerance of [
          {},
          { diffThreshold: 0.063 },
          { diffThreshold: 1 },
          { diffIncludeAntiAliasing: false },
        ]) {
          const sides = [
            paint(oldWidth, oldHeight, color),
            paint(newWidth, newHeight, color),
          ] as const;
          expect(compareScreenshots(...sides, tolerance)?.pixels).toBe(pixels);
        }
    },
  );

  test('reports every differing pixel when diffThreshold is 0', () => {
    const options = { diffThreshold: 0, diffIncludeAntiAliasing: true };
    expect(compareScreenshots(plain, near, options)?.pixels).toBe(200);
  });
});

describe('diffHash', () => {
  const red: Color = [200, 0, 0];
  const sign = (x: number, y: number, color = red) =>
    compareScreenshots(plain, paint(20, 10, blue, [[x, y, color]]))?.diffHash;

  test('diffHash is equal when two differences have the same pixels at different positions', () => {
    expect(sign(1, 1)).toBe(sign(17, 8));
  });

  test('diffHash differs when the colors of two differences differ', () => {
    expect(sign(1, 1)).not.toBe(sign(1, 1, [0, 200, 0]));
  });
});

test('hashScreenshot depends on the pixels and the size, not on the PNG encoding', () => {
  const again = decode(encode(plain));
  expect(hashScreenshot(again)).toBe(hashScreenshot(plain));
  expect(hashScreenshot(paint(10, 20, blue))).not.toBe(hashScreenshot(plain));
});
