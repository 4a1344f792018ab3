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
const onePixel: FoundDifference = {
  pixels: 1,
  maxDelta: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  diffHash: 's',
  picture: 'd',
};
const entry = { story: 'a--b', mode: 'dark', picture: 'b'.repeat(64), why: 'Wanted.' };

describe('judge', () => {
  const table: [string, Shot, Shot, FoundDifference | null, ScreenshotResult['state']][] = [
    ['no difference as same', side('a'), side('b'), null, 'same'],
    ['a difference as changed', side('a'), side('b'), onePixel, 'changed'],
    ['no screenshot of the base as new', undefined, side('b'), null, 'new'],
    ['no screenshot of the working tree as removed', side('a'), undefined, null, 'removed'],
    ['an error in the working tree as failed', side('a'), broken, null, 'failed'],
    ['an error in the base as not compared', broken, side('b'), null, 'not-compared'],
    ['an error in the base of a removed story as removed', broken, undefined, null, 'removed'],
    ['errors on both sides as failed', broken, broken, null, 'failed'],
  ];

  test.each(table)('judges %s', (_name, before, after, difference, state) => {
    expect(judge({ before, after, difference, entry: undefined }).state).toBe(state);
  });

  test('returns the reason from the entry when a difference is accepted', () => {
    const judged = judge({ before: side('a'), after: side('b'), difference: onePixel, entry });
    expect(judged).toMatchObject({ state: 'accepted', why: 'Wanted.', picture: entry.picture });
  });
});

function result(values: Partial<ScreenshotResult>): ScreenshotResult {
  const nothing = { before: null, after: null, difference: null, problem: null, why: null };
  const names = { story: 'a--b', title: 'A', name: 'B', mode: 'dark', picture: null };
  return { ...nothing, ...names, state: 'same', causes: [], failedBefore: false, ...values };
}

describe('isFailing', () => {
  test.each([
    [{ state: 'changed' }, true],
    [{ state: 'failed' }, true],
    [{ state: 'failed', failedBefore: true }, false],
    [{ state: 'accepted' }, false],
    [{ state: 'not-compared', failedBefore: true }, true],
    [{ state: 'new' }, false],
    [{ state: 'removed' }, false],
    [{ state: 'same' }, false],
  ] as [Partial<ScreenshotResult>, boolean][])('isFailing for %o returns %s', (values, fails) => {
    expect(isFailing({ results: [result(values)] })).toBe(fails);
  });
});

describe('findUnused', () => {
  const stories = new Set(['a--b', 'c--d']);

  test('findUnused omits an entry that accepted a difference', () => {
    const used = result({ state: 'accepted', picture: entry.picture });
    expect(findUnused([entry], [used], stories)).toEqual([]);
  });

  test('findUnused returns an entry when its screenshot has changed again', () => {
    const other = result({ state: 'changed', picture: 'c'.repeat(64) });
    expect(findUnused([entry], [other], stories)).toEqual([entry]);
  });

  test('findUnused omits an entry when its story was not compared', () => {
    expect(findUnused([entry], [result({ story: 'c--d' })], stories)).toEqual([]);
  });

  test('findUnused returns an entry when its story was removed', () => {
    expect(findUnused([entry], [], new Set(['c--d']))).toEqual([entry]);
  });
});
