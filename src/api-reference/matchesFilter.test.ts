import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesFilter } from './matchesFilter.ts';

describe('matchesFilter', () => {
  test.each([
    ['', true],
    ['  ', true],
    ['ONCHANGE', true],
    ['change callback', true],
    ['callback  change', true],
    ['change missing', false],
    ['.*', false],
  ])('returns whether the text matches the filter "%s": %s', (filter, expected) => {
    expect(matchesFilter('onChange func Callback fired when the value changes.', filter)).toBe(
      expected,
    );
  });

  test('matches any substring of a text, and a filter only when each of its words matches', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.string(), (text, start, end, more) => {
        const part = text.slice(start, end).split(/\s+/)[0] ?? '';
        expect(matchesFilter(text, part)).toBe(true);
        if (matchesFilter(text, `${part} ${more}`)) expect(matchesFilter(text, more)).toBe(true);
      }),
    );
  });
});
