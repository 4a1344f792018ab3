import { describe, expect, test } from 'vitest';
import { DocsError } from './DocsError.ts';
import { errorCodes, type ErrorText } from './errorCodes.ts';
import { errorPageUrl } from './errorPageUrl.ts';

const HOSTILE = '"><script>&args[]=x#é 你好';

describe('DocsError', () => {
  const error = new DocsError('nav/unknown-field', {
    pathname: '/a',
    fields: ['beto'],
    valid: ['pathname', 'beta'],
  });

  test('writes the problem, reason, fix and URL of the error page into the message', () => {
    expect(error.message).toBe(
      'The navigation entry "/a" has an unknown field: beto. A misspelled flag would have no effect. Use only these fields: pathname, beta. See /production-error?code=nav%2Funknown-field&args[]=%2Fa&args[]=beto&args[]=pathname%2C%20beta',
    );
    expect(error).toMatchObject({ name: 'DocsError', code: 'nav/unknown-field' });
    expect(error.message).toContain(error.url);
  });

  test('starts the message with the location of the mistake when `at` adds a location', () => {
    const placed = error.at('nav.ts:3');
    expect(placed.message).toBe(`nav.ts:3: ${error.message}`);
    expect(placed.url).toBe(error.url);
  });

  test('writes "none" into the message when a list value is empty', () => {
    const values = { name: 'Total', file: 'invoice.stories.tsx', stories: [] };
    const text = new DocsError('content/demo-without-story', values).message;
    expect(text).toContain('Its stories: none.');
  });

  test.each([
    [['Total', 'Totals'], ' Did you mean one of Total, Totals? See'],
    [['Total'], ' Did you mean Total? See'],
    [[], 'system.tsx. See'],
  ])('suggests names with a similar spelling in the message: %j', (closest, end) => {
    const text = new DocsError('content/unknown-demo', { name: 'Totl', closest }).message;
    expect(text).toContain(end);
  });

  test('inserts a value literally when it contains placeholders or replacement patterns', () => {
    const text = new DocsError('content/heading-one', { text: '{text} $& $1' }).message;
    expect(text).toContain('The heading "{text} $& $1" has level 1.');
  });

  test('fails the type check for an unknown error code, or a missing or unknown value', () => {
    // @ts-expect-error -- no such code
    expect(() => new DocsError('nav/nothing', {})).toThrow(/undefined/);
    // @ts-expect-error -- the text needs a value
    expect(new DocsError('content/heading-one', {}).message).toMatch(/"\{text\}".*&args\[\]=$/);
    // @ts-expect-error -- the text has no such placeholder
    expect(new DocsError('content/heading-one', { text: 'a', line: '1' }).message).toContain('"a"');
  });
});

const texts = Object.entries<ErrorText>(errorCodes);

test.each(texts)('explains the error code %s in whole sentences', (code, { what, why, fix }) => {
  expect(code).toMatch(/^[a-z\d]+(\/[a-z\d]+(-[a-z\d]+)*)$/);
  for (const text of [what, why, fix]) {
    expect(text).toMatch(/^["{A-Z].*[.?]$/);
    expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
  }
});

test('lists the error codes in alphabetical order', () => {
  const codes = Object.keys(errorCodes);
  expect(codes).toEqual(codes.toSorted());
});

describe('errorPageUrl (ERR-4)', () => {
  test('encodes the error code and every value in the URL', () => {
    const url = errorPageUrl(HOSTILE, HOSTILE, '');
    const { pathname, searchParams } = new URL(url, 'https://example.com');
    expect(pathname).toBe('/production-error');
    expect(searchParams.get('code')).toBe(HOSTILE);
    expect(searchParams.getAll('args[]')).toEqual([HOSTILE, '']);
  });

  test('converts values other than strings to text in the URL (FAULT G8)', () => {
    const url = errorPageUrl(1, null, undefined, 0, Symbol('a'), Object.create(null));
    const { searchParams } = new URL(url, 'https://example.com');
    expect(searchParams.get('code')).toBe('1');
    const args = ['null', 'undefined', '0', 'Symbol(a)', 'object'];
    expect(searchParams.getAll('args[]')).toEqual(args);
  });

  test.each([
    ['one long value', ['é'.repeat(5000)]],
    ['many long values', Array.from({ length: 500 }, () => '𝒳'.repeat(5000))],
    ['only the long one of two values', ['short', 'a'.repeat(5000)]],
    ['lone surrogates', ['\uD800'.repeat(3000)]],
  ])('truncates %s at whole characters when the error page URL is too long', (_, args) => {
    const url = errorPageUrl('nav/duplicate-pathname', ...args);
    expect(url.length).toBeLessThanOrEqual(2000);
    const [first = '', ...otherArgs] = new URL(url, 'https://example.com').searchParams.getAll(
      'args[]',
    );
    expect(otherArgs.length).toBeLessThan(500);
    expect(first).toMatch(/^(short|.+…)$/u);
    expect(first).not.toMatch(/\uFFFD(?!\uFFFD|…)/);
  });

  test.each([
    [200, 'x'.repeat(200)],
    [201, `${'x'.repeat(191)}%E2%80%A6`],
  ])(
    'limits an error code of %i characters to 200 characters in the error page URL',
    (length, code) => {
      expect(errorPageUrl('x'.repeat(length))).toBe(`/production-error?code=${code}`);
    },
  );

  test.each([
    [1968, 'x'.repeat(1968)],
    [1969, `${'x'.repeat(1591)}%E2%80%A6`],
  ])(
    'limits the error page URL to 2000 characters when a value has %i characters',
    (length, value) => {
      expect(errorPageUrl('a', 'x'.repeat(length))).toBe(
        `/production-error?code=a&args[]=${value}`,
      );
    },
  );
});
