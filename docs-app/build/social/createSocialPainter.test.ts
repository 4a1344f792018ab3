import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPicture } from './createSocialPainter.ts';

test('reads a cached picture only when it is complete', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-social-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'a.png');
  expect(readPicture(file)).toBe(undefined);
  const png = Buffer.from('\x89PNG…IEND\xAE\x42\x60\x82', 'latin1');
  writeFileSync(file, png.subarray(0, -1));
  expect(readPicture(file)).toBe(undefined);
  writeFileSync(file, png);
  expect(readPicture(file)).toEqual(png);
});
