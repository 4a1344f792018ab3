import { describe, expect, test } from 'vitest';
import type { PlayFiles } from './protocol.ts';
import { countText, dropVersion, isSameText, keepVersion, replaceCode } from './versions.ts';

const files: PlayFiles = [
  { name: 'A.tsx', code: 'a' },
  { name: 'b.ts', code: 'bb' },
];
const version = (code: string): PlayFiles => [{ name: 'A.tsx', code }];

describe('isSameText', () => {
  test.each<[string, PlayFiles, boolean]>([
    ['the files are equal', structuredClone(files), true],
    ['the code of a file differs', [files[0], { name: 'b.ts', code: 'b' }], false],
    ['the name of a file differs', [files[0], { name: 'c.ts', code: 'bb' }], false],
    ['a file is missing', [files[0]], false],
    ['a file is added', [...files, { name: 'c.ts', code: '' }], false],
    ['the order differs', [{ name: 'b.ts', code: 'bb' }, files[0]], false],
  ])('returns whether two versions of the code are the same when %s', (_, otherFiles, isSame) => {
    expect(isSameText(files, otherFiles)).toBe(isSame);
    expect(isSameText(otherFiles, files)).toBe(isSame);
  });
});

test.each([
  ['A.tsx', ['x', 'bb']],
  ['b.ts', ['a', 'x']],
  ['c.ts', ['a', 'bb']],
])('replaces only the code of the file %s', (name, codes) => {
  const replaced = replaceCode(files, name, 'x');
  expect(replaced.map(({ code }) => code)).toEqual(codes);
  expect(replaced.map((file) => file.name)).toEqual(['A.tsx', 'b.ts']);
});

test('counts the characters of all files', () => {
  expect(countText(files)).toBe(3);
});

describe('working versions', () => {
  const versions = [version('1'), version('2'), version('3')];

  test('keeps only the last three working versions of the code when a version is added', () => {
    expect(keepVersion(versions, version('4'))).toEqual([version('2'), version('3'), version('4')]);
  });

  test('moves a version to the end of the list when the version works again', () => {
    expect(keepVersion(versions, version('1'))).toEqual([version('2'), version('3'), version('1')]);
  });

  test('removes only the dropped version from the working versions', () => {
    expect(dropVersion(versions, version('2'))).toEqual([version('1'), version('3')]);
  });
});
