import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Maximum distance of colors that count as equal, from 0 to 1; allows for rounding errors. */
const COLOR_TOLERANCE = 0.03;

/** Counts the pixels that differ; screenshots of different sizes differ in every pixel. */
export function countDifferences(first: Buffer, second: Buffer): number {
  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  const { width, height } = a;
  if (b.width !== width || b.height !== height) return Math.max(width * height, b.width * b.height);
  const options = { threshold: COLOR_TOLERANCE, includeAA: true };
  return pixelmatch(a.data, b.data, undefined, width, height, options);
}
