import { expect, test } from 'vitest';
import { sampleFiles } from './sampleFiles.ts';

const files = ['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx'];

test('adds changed files to the sample', () => {
  expect(sampleFiles(4, files, String, ['c.mdx'])).toEqual(
    expect.arrayContaining(['a.mdx', 'c.mdx']),
  );
});

test('selects all files when package-lock.json changed', () => {
  expect(sampleFiles(4, files, String, ['package-lock.json'])).toEqual(files);
});
