import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFile } from './isFile.ts';
import { ROOT } from './paths.ts';

test.each([
  ['a file', 'package.json', true],
  ['a folder', 'src', false],
  ['nothing', 'missing.json', false],
  ['a name that the file system refuses', 'a'.repeat(256), false],
])('isFile checks %s', (_, path, expected) => {
  expect(isFile(join(ROOT, path))).toBe(expected);
});
