import { describe, expect, test } from 'vitest';
import { findTermFiles, matchTerm, parseQuery } from './matchTerms.ts';

describe('parseQuery', () => {
  test('lists stems without stop words; the last word may continue', () => {
    expect(parseQuery('How to keep dialogs open')).toEqual([
      { term: 'keep' },
      { term: 'dialog' },
      { term: 'open', prefix: 'open' },
    ]);
  });

  test('finishes the last word with a space', () => {
    expect(parseQuery('open ')).toEqual([{ term: 'open' }]);
  });

  test.each(['', '.*+?^$|()[]', '🛳️', 'how to do this'])('lists no terms for "%s"', (query) => {
    expect(parseQuery(query)).toEqual([]);
  });
});

describe('findTermFiles', () => {
  const firsts = ['a', 'dialog', 'disable', 'prop'];

  test.each([
    [{ term: 'button' }, [0]],
    [{ term: 'dialog' }, [1]],
    [{ term: 'zoom' }, [3]],
    [{ term: '-' }, []],
    [{ term: 'di', prefix: 'di' }, [0, 1]],
    [{ term: 'disabl', prefix: 'disabl' }, [1, 2]],
  ])('finds the files of %o', (term, files) => {
    expect(findTermFiles(firsts, term)).toEqual(files);
  });
});

describe('matchTerm', () => {
  const file = { dialog: [1], dialogtitl: [2], dock: [3], constructor: [4] };
  const termsOf = (term: string, prefix?: string) =>
    matchTerm([file], { term, ...(prefix && { prefix }) }).map((match) => match.term);

  test('matches an equal term, then terms that continue an unfinished word', () => {
    expect(termsOf('dialog')).toEqual(['dialog']);
    expect(termsOf('dialog', 'dialog')).toEqual(['dialog', 'dialogtitl']);
  });

  test('matches similar terms when no other matches', () => {
    expect(termsOf('dialgo')).toEqual([]);
    expect(termsOf('dialot')).toEqual(['dialog']);
    expect(termsOf('dok')).toEqual([]);
  });

  test('ignores names of objects in JavaScript', () => {
    expect(termsOf('toString')).toEqual([]);
  });
});
