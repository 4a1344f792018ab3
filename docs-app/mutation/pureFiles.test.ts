import { expect, test } from 'vitest';
import { chooseFiles, dataFiles, isPure, listPureFiles } from './pureFiles.ts';

test.each([
  ['src/a/addUp.ts', 'export const addUp = (a: number) => a + 1;', true],
  ['src/a/user.ts', "import { b } from '../b/b.ts'; const text = 'document';", true],
  ['src/a/fields.ts', "import { useState } from 'react';", false],
  ['src/a/theme.ts', "import type { Theme } from '@mui/material/styles';", false],
  ['src/a/read.ts', 'export const read = () => document.title;', false],
  ['src/a/open.ts', 'export function open(host: HTMLElement) {}', false],
  ['src/a/useCopy.ts', '', false],
  ['src/a/AContext.ts', '', false],
  ['src/a/index.ts', '', false],
  ['src/a/installAd.ts', '', false],
  ['src/a/a.types.ts', '', false],
  ['src/a/a.constants.ts', '', false],
  ['src/a/a.constants.test.ts', '', false],
  ['src/a/a.attributes.ts', '', false],
  ['src/a/A.styles.ts', '', false],
])('classifies %s with the code %j as pure: %s', (path, text, pure) => {
  expect(isPure(path, text)).toBe(pure);
});

test('lists more than 100 pure files, but no files in dataFiles', () => {
  const files = listPureFiles();
  expect(files).toContain('src/nav/buildNavTree.ts');
  expect(files).not.toContain('src/nav/nav.test.ts');
  expect(files.filter((file) => Object.hasOwn(dataFiles, file))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

test('selects files by path prefix, and throws with an example when a prefix matches no file', () => {
  const files = ['src/a/a.ts', 'src/a/b.ts', 'src/b/b.ts'];
  expect(chooseFiles(files, [])).toEqual(files);
  expect(chooseFiles(files, ['src/a/b.ts', 'src/b'])).toEqual(['src/a/b.ts', 'src/b/b.ts']);
  expect(() => chooseFiles(files, ['src/a', 'src/c'])).toThrow(/"src\/c".*such as src\/a\/a\.ts/);
});
