import { expect, test } from 'vitest';
import { sampleFiles } from './sampleFiles.ts';

const files = ['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx'];

test('selects files that changed', () => {
  expect(sampleFiles(4, files, String, ['c.mdx'])).toEqual(
    expect.arrayContaining(['a.mdx', 'c.mdx']),
  );
});

test('selects all files when a package changed', () => {
  expect(sampleFiles(4, files, String, ['package-lock.json'])).toEqual(files);
});
