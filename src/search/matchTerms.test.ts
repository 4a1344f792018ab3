import { describe, expect, test } from 'vitest';
import { findTermFiles, matchTerm, parseQuery } from './matchTerms.ts';

describe('parseQuery', () => {
  test('lists the stems of a query without stop words, and marks the last word as unfinished', () => {
    expect(parseQuery('How to keep dialogs open')).toEqual([
      { term: 'keep' },
      { term: 'dialog' },
      { term: 'open', prefix: 'open' },
    ]);
  });

  test('marks no word as unfinished when the query ends with a space', () => {
    expect(parseQuery('open ')).toEqual([{ term: 'open' }]);
  });

  test('marks no word as unfinished when the last word is a stop word', () => {
    expect(parseQuery('data grid for')).toEqual([{ term: 'data' }, { term: 'grid' }]);
  });

  test('marks the last word as unfinished only when it has at least three letters', () => {
    expect(parseQuery('tab')).toEqual([{ term: 'tab', prefix: 'tab' }]);
    expect(parseQuery('ta')).toEqual([{ term: 'ta' }]);
  });

  test.each(['', '.*+?^$|()[]', '🛳️', 'how to do this'])(
    'lists no terms for the query "%s"',
    (query) => {
      expect(parseQuery(query)).toEqual([]);
    },
  );
});

describe('findTermFiles', () => {
  const firsts = ['a', 'dialog', 'disable', 'prop'];

  test.each([
    [{ term: 'button' }, [0]],
    [{ term: 'dialog' }, [1]],
    [{ term: 'zoom' }, [3]],
    [{ term: '-' }, []],
    [{ term: '-', prefix: '-' }, []],
    [{ term: 'but', prefix: 'but' }, [0]],
    [{ term: 'di', prefix: 'di' }, [0, 1]],
    [{ term: 'disabl', prefix: 'disabl' }, [1, 2]],
  ])('finds the files that can contain matches of the term %o', (term, files) => {
    expect(findTermFiles(firsts, term)).toEqual(files);
  });
});

describe('matchTerm', () => {
  const file = { dialog: [1], dialogtitl: [2], dock: [3], constructor: [4], undefined: [5] };
  const termsOf = (term: string, prefix?: string) =>
    matchTerm([file], { term, ...(prefix && { prefix }) }).map((match) => match.term);

  test('matches an equal term first, then terms that start with an unfinished word', () => {
    expect(termsOf('dialog')).toEqual(['dialog']);
    expect(termsOf('dialog', 'dialog')).toEqual(['dialog', 'dialogtitl']);
  });

  test('matches a term with one different letter, but not with two or for a short word', () => {
    expect(termsOf('dialgo')).toEqual([]);
    expect(termsOf('dialot')).toEqual(['dialog']);
    expect(termsOf('dok')).toEqual([]);
  });

  test('allows one different letter in words of 5 or more letters, and two in words of 8 or more', () => {
    expect(termsOf('docks')).toEqual(['dock']);
    expect(termsOf('dialogtt')).toEqual(['dialog', 'dialogtitl']);
  });

  test('matches at most 12 terms that start with an unfinished word', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`tab${at}`, [at]]));
    expect(matchTerm([many], { term: 'tab', prefix: 'tab' })).toHaveLength(12);
  });

  test('matches no term when the query is a property of Object.prototype', () => {
    expect(termsOf('toString')).toEqual([]);
  });
});
