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

describe('two pictures', () => {
  test('that are the same have no difference', () => {
    expect(compareScreenshots(plain, paint(20, 10, blue))).toBeUndefined();
  });

  test.each([[[48, 75, 199]], [[47, 74, 199]], [[47, 75, 200]]] as [Color][])(
    'differ where one pixel is one step off: %o',
    (dot) => {
      const found = compareScreenshots(plain, paint(20, 10, blue, [[7, 3, dot]]));
      expect(found).toMatchObject({
        pixels: 1,
        maxDelta: 1,
        box: { x: 7, y: 3, width: 1, height: 1 },
      });
    },
  );

  test('of different sizes differ in what one of them lacks', () => {
    const found = compareScreenshots(plain, paint(22, 10, blue));
    expect(found).toMatchObject({ pixels: 20, box: { x: 20, y: 0, width: 2, height: 10 } });
    expect(found?.picture).toMatchObject({ width: 22, height: 10 });
  });

  test('have the box of all that differs', () => {
    const found = compareScreenshots(
      plain,
      paint(20, 10, blue, [
        [2, 8, [0, 0, 0]],
        [15, 1, [0, 0, 0]],
      ]),
    );
    expect(found).toMatchObject({ pixels: 2, box: { x: 2, y: 1, width: 14, height: 8 } });
  });
});

describe('what a story says of its comparison', () => {
  const near = paint(20, 10, [48, 76, 200]);

  test('a threshold lets near colours pass', () => {
    expect(compareScreenshots(plain, near, { diffThreshold: 0.063 })).toBeUndefined();
    expect(
      compareScreenshots(plain, paint(20, 10, [0, 0, 0]), { diffThreshold: 0.063 })?.pixels,
    ).toBe(200);
  });

  test('a threshold of zero lets nothing pass', () => {
    const options = { diffThreshold: 0, diffIncludeAntiAliasing: true };
    expect(compareScreenshots(plain, near, options)?.pixels).toBe(200);
  });
});

describe('signatures', () => {
  const red: Color = [200, 0, 0];
  const sign = (x: number, y: number, color = red) =>
    compareScreenshots(plain, paint(20, 10, blue, [[x, y, color]]))?.diffHash;

  test('are the same for the same difference in another place', () => {
    expect(sign(1, 1)).toBe(sign(17, 8));
  });

  test('are others for other colours', () => {
    expect(sign(1, 1)).not.toBe(sign(1, 1, [0, 200, 0]));
  });
});

test('the hash of a picture is that of its pixels', () => {
  const again = decode(encode(plain));
  expect(hashScreenshot(again)).toBe(hashScreenshot(plain));
  expect(hashScreenshot(paint(10, 20, blue))).not.toBe(hashScreenshot(plain));
});
