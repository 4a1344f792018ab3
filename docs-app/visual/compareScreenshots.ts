import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import type { Screenshot } from './screenshot.ts';

/** Comparison options of a story, named like Chromatic's parameters. */
export interface Tolerance {
  diffThreshold?: number | undefined;
  diffIncludeAntiAliasing?: boolean | undefined;
}

/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Difference between two screenshots. */
export interface Difference {
  pixels: number;
  /** Smallest rectangle with all differing pixels. */
  box: Box;
  /** Largest difference of a color channel, from 1 to 255. */
  maxDelta: number;
  /** Hash of the difference, independent of its position. */
  diffHash: string;
  /** The screenshot of the working tree, faded, with the differing pixels marked. */
  picture: Screenshot;
}

const MARK = [226, 0, 122, 255] as const;
const FADE = 0.82;

/**
 * Compares two screenshots pixel by pixel, unless the story sets a tolerance. Both screenshots are
 * from the same machine within minutes, so there is no noise to ignore.
 */
export function compareScreenshots(
  before: Screenshot,
  after: Screenshot,
  tolerance: Tolerance = {},
): Difference | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [a, b] = [before, after].map((screenshot) => extend(screenshot, width, height));
  if (!a || !b) return undefined;
  const isExact =
    tolerance.diffThreshold === undefined && tolerance.diffIncludeAntiAliasing !== false;
  const marks = isExact ? markExactly(a, b) : markRoughly(a, b, tolerance);
  const box = surround(marks, width);
  if (!box) return undefined;
  return {
    pixels: marks.reduce((sum, mark) => sum + mark, 0),
    box,
    maxDelta: measureStep(a, b, marks),
    diffHash: sign({ a, b, marks, box }),
    picture: draw(b, marks),
  };
}

/** Enlarges a screenshot with transparent pixels, which screenshots of pages never have. */
function extend(
  { width, height, data }: Screenshot,
  toWidth: number,
  toHeight: number,
): Screenshot {
  if (width === toWidth && height === toHeight) return { width, height, data };
  const wide = new Uint8Array(toWidth * toHeight * 4);
  for (let y = 0; y < height; y += 1) {
    wide.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * toWidth * 4);
  }
  return { width: toWidth, height: toHeight, data: wide };
}

const words = ({ data }: Screenshot) =>
  data.byteOffset % 4 === 0
    ? new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    : new Uint32Array(data.slice().buffer);

function markExactly(a: Screenshot, b: Screenshot): Uint8Array {
  const [first, second] = [words(a), words(b)];
  return Uint8Array.from(first, (pixel, index) => (pixel === second[index] ? 0 : 1));
}

/**
 * Compares like Chromatic: ignores anti-aliased pixels unless the story includes them. Marks each
 * pixel that only one screenshot has, because a tolerance applies to colors, not to sizes.
 */
function markRoughly(a: Screenshot, b: Screenshot, tolerance: Tolerance): Uint8Array {
  const { width, height } = a;
  const mask = new Uint8Array(width * height * 4);
  pixelmatch(a.data, b.data, mask, width, height, {
    threshold: tolerance.diffThreshold ?? 0,
    includeAA: tolerance.diffIncludeAntiAliasing ?? false,
    diffMask: true,
  });
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const alpha = index * 4 + 3;
    return mask[alpha] || a.data[alpha] !== b.data[alpha] ? 1 : 0;
  });
}

function surround(marks: Uint8Array, width: number): Box | undefined {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (let index = marks.indexOf(1); index >= 0; index = marks.indexOf(1, index + 1)) {
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function measureStep({ data: a }: Screenshot, { data: b }: Screenshot, marks: Uint8Array): number {
  let most = 0;
  for (let index = marks.indexOf(1); index >= 0; index = marks.indexOf(1, index + 1)) {
    for (let channel = index * 4; channel < index * 4 + 4; channel += 1) {
      most = Math.max(most, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)));
    }
  }
  return most;
}

function sign(input: { a: Screenshot; b: Screenshot; marks: Uint8Array; box: Box }): string {
  const { a, b, marks, box } = input;
  const hash = createHash('sha256').update(`${box.width}x${box.height}`);
  const [first, second] = [words(a), words(b)];
  for (let row = 0; row < box.height; row += 1) {
    const from = (box.y + row) * a.width + box.x;
    const [to, rowMarks] = [from + box.width, marks.subarray(from, from + box.width)];
    const keep = (pixel: number, index: number) => (rowMarks[index] ? pixel : 0);
    hash.update(first.slice(from, to).map(keep)).update(second.slice(from, to).map(keep));
  }
  return hash.digest('hex').slice(0, 16);
}

function draw({ width, height, data }: Screenshot, marks: Uint8Array): Screenshot {
  const drawn = new Uint8Array(width * height * 4);
  for (let index = 0; index < marks.length; index += 1) {
    const at = index * 4;
    if (marks[index]) drawn.set(MARK, at);
    else {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const gray = 0.3 * red + 0.59 * green + 0.11 * blue;
      const faded = Math.round(gray + (255 - gray) * FADE);
      drawn.set([faded, faded, faded, 255], at);
    }
  }
  return { width, height, data: drawn };
}
