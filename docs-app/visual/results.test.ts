import { describe, expect, test } from 'vitest';
import {
  findUnused,
  isFailing,
  judge,
  type FoundDifference,
  type ScreenshotResult,
  type Shot,
} from './results.ts';

const side = (sign: string) => ({ hash: sign.repeat(64), width: 1, height: 1 });
const broken = { problem: 'it threw' };
const found: FoundDifference = {
  pixels: 1,
  maxDelta: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  diffHash: 's',
  picture: 'd',
};
const entry = { story: 'a--b', mode: 'dark', picture: 'b'.repeat(64), why: 'Wanted.' };

describe('what became of a picture', () => {
  const table: [string, Shot, Shot, FoundDifference | null, ScreenshotResult['state']][] = [
    ['no difference', side('a'), side('b'), null, 'same'],
    ['a difference', side('a'), side('b'), found, 'changed'],
    ['no picture before', undefined, side('b'), null, 'new'],
    ['no picture now', side('a'), undefined, null, 'removed'],
    ['an error now', side('a'), broken, null, 'failed'],
    ['an error before', broken, side('b'), null, 'new'],
    ['an error before, and gone', broken, undefined, null, 'removed'],
    ['errors on both sides', broken, broken, null, 'failed'],
  ];

  test.each(table)('%s', (_name, before, after, difference, state) => {
    expect(judge({ before, after, difference, entry: undefined }).state).toBe(state);
  });

  test('an accepted difference says why', () => {
    const judged = judge({ before: side('a'), after: side('b'), difference: found, entry });
    expect(judged).toMatchObject({ state: 'accepted', why: 'Wanted.', picture: entry.picture });
  });
});

function result(values: Partial<ScreenshotResult>): ScreenshotResult {
  const nothing = { before: null, after: null, difference: null, problem: null, why: null };
  const names = { story: 'a--b', title: 'A', name: 'B', mode: 'dark', picture: null };
  return { ...nothing, ...names, state: 'same', causes: [], failedBefore: false, ...values };
}

describe('when a run fails', () => {
  test.each([
    [{ state: 'changed' }, true],
    [{ state: 'failed' }, true],
    [{ state: 'failed', failedBefore: true }, false],
    [{ state: 'accepted' }, false],
    [{ state: 'new' }, false],
    [{ state: 'removed' }, false],
    [{ state: 'same' }, false],
  ] as [Partial<ScreenshotResult>, boolean][])('%o: %s', (values, fails) => {
    expect(isFailing({ results: [result(values)] })).toBe(fails);
  });
});

describe('entries without use', () => {
  const stories = new Set(['a--b', 'c--d']);

  test('an entry that accepted a difference has a use', () => {
    const used = result({ state: 'accepted', picture: entry.picture });
    expect(findUnused([entry], [used], stories)).toEqual([]);
  });

  test('an entry whose picture is another one now has none', () => {
    const other = result({ state: 'changed', picture: 'c'.repeat(64) });
    expect(findUnused([entry], [other], stories)).toEqual([entry]);
  });

  test('an entry whose story was not looked at is not judged', () => {
    expect(findUnused([entry], [result({ story: 'c--d' })], stories)).toEqual([]);
  });

  test('an entry whose story is gone has none', () => {
    expect(findUnused([entry], [], new Set(['c--d']))).toEqual([entry]);
  });
});
