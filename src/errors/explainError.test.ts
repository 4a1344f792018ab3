import { describe, expect, test } from 'vitest';
import { DocsError } from '../internal/DocsError.ts';
import type { ErrorEntry } from './errorTable.types.ts';
import { explainError, type ErrorPart } from './explainError.ts';
import { listOwnErrors } from './listOwnErrors.ts';

const table: readonly ErrorEntry[] = [
  {
    code: '9',
    text: 'Unsupported `%s` color.',
    fix: 'Use %s.',
    releases: ['@mui/system 6.1.0'],
  },
  { code: '19', text: 'The `sx` helper moved.', fix: '', releases: ['@mui/material 6.1.0'] },
  { code: '19', text: 'The hook needs %s.', fix: '', releases: ['@mui/system 5.0.0'] },
  ...listOwnErrors(),
];

const explain = (search: string) => explainError({ search, table });

function write(parts: readonly ErrorPart[] = []): string {
  return parts
    .map(({ kind, text }) => ({ text, value: `[${text}]`, missing: '[missing]' })[kind])
    .join('');
}

function listSimilar(search: string, entries = table): string[] {
  const result = explainError({ search, table: entries });
  return result.kind === 'unknown' ? result.closest.map(({ code }) => code) : [];
}

function explainKnown(search: string) {
  const result = explain(search);
  if (result.kind !== 'known') throw new Error(`The code of ${search} is ${result.kind}.`);
  const texts = result.messages.map(({ text, fix }) => `${write(text)} ${write(fix)}`.trim());
  return { ...result, texts };
}

describe('explainError (ERR-4)', () => {
  test('fills the placeholders of a known error with the values in order', () => {
    const { texts, surplus } = explainKnown('?code=9&args[]=blau&args[]=blue');
    expect(texts).toEqual(['Unsupported `[blau]` color. Use [blue].']);
    expect(surplus).toEqual([]);
  });

  test('marks a missing value in an error message when the link has too few values', () => {
    expect(explainKnown('?code=9&args[]=blau').texts).toEqual([
      'Unsupported `[blau]` color. Use [missing].',
    ]);
  });

  test('splits an error message into text, values and missing values', () => {
    const entry = { code: '1', text: '%s%s, %s', fix: '', releases: ['@mui/x 1.0.0'] };
    const result = explainError({ search: '?code=1&args[]=a&args[]=b', table: [entry] });
    expect(result).toMatchObject({
      messages: [
        {
          text: [
            { kind: 'value', text: 'a' },
            { kind: 'value', text: 'b' },
            { kind: 'text', text: ', ' },
            { kind: 'missing', text: '' },
          ],
          fix: [],
        },
      ],
    });
  });

  test.each([
    [60, 'x'.repeat(60)],
    [61, `${'x'.repeat(60)}…`],
  ])('limits an error code of %i characters to 60 characters', (length, code) => {
    expect(explain(`?code=${'x'.repeat(length)}`)).toMatchObject({ kind: 'unknown', code });
  });

  test('fills a placeholder with an empty value when the argument is empty', () => {
    expect(explainKnown('?code=9&args[]=&args[]=b').texts[0]).toContain('`[]`');
  });

  test('lists surplus values when no message has a placeholder for them', () => {
    expect(explainKnown('?code=9&args[]=a&args[]=b&args[]=c&args[]=d').surplus).toEqual(['c', 'd']);
    expect(explainKnown('?code=19&args[]=a&args[]=b').surplus).toEqual(['b']);
  });

  test('returns all messages when releases use the same code for different errors', () => {
    const { texts, messages } = explainKnown('?code=19&args[]=a');
    expect(texts).toEqual(['The `sx` helper moved.', 'The hook needs [a].']);
    expect(messages.map(({ releases }) => releases[0])).toEqual([
      '@mui/material 6.1.0',
      '@mui/system 5.0.0',
    ]);
  });

  test.each([[['Total', 'Totals']], [['Total']], [[]]])(
    'rebuilds the message of a DocsError from its link when the similar names are %j',
    (closest) => {
      const error = new DocsError('content/unknown-demo', { name: 'Totl', closest });
      const { texts, surplus } = explainKnown(new URL(error.url, 'https://example.com').search);
      const message = (texts[0] ?? '').replaceAll(/[[\]]/g, '');
      expect(error.message).toBe(`${message} See ${error.url}`);
      expect(surplus).toEqual([]);
    },
  );

  test.each(['', '?', '?code=', '?code=%20', '?args[]=a', '?other=9'])(
    'returns no explanation when the query is "%s"',
    (search) => expect(explain(search)).toEqual({ kind: 'none' }),
  );

  test('returns similar error codes when an error code is unknown', () => {
    expect(listSimilar('?code=content/unknown-demos')).toEqual([
      'content/unknown-demo',
      'content/unknown-name',
      'content/unknown-element',
    ]);
    expect(listSimilar('?code=91')).toEqual(['19', '9']);
  });

  test('returns the nearest numeric codes when a numeric code is unknown', () => {
    const entries = ['v13', '13v', '1', '15', '9', '100'].map((code) => ({
      code,
      text: '',
      fix: '',
      releases: [],
    }));
    expect(listSimilar('?code=12', entries)).toEqual(['9', '15', '1']);
  });

  test('lists similar errors with their first line, and … for each placeholder', () => {
    const texts = ['MUI: Unsupported `%s` color.\nUse %s.\n', `No {name} of ${'x'.repeat(200)}`];
    const entries = texts.map((text, index) => ({
      code: String(index + 1),
      text,
      fix: '',
      releases: [],
    }));
    expect(explainError({ search: '?code=3', table: entries })).toMatchObject({
      closest: [
        { code: '2', text: `No … of ${'x'.repeat(112)}…` },
        { code: '1', text: 'MUI: Unsupported `…` color.' },
      ],
    });
  });
});

describe('explainError with a hostile link', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '<img src=x>', '9 OR 1=1'])(
    'treats the error code %s as unknown',
    (code) => {
      expect(explain(`?code=${encodeURIComponent(code)}`)).toMatchObject({ kind: 'unknown', code });
    },
  );

  test.each([
    ['markup', '<script>alert(1)</script>'],
    ['a placeholder', '%s {name}'],
    ['bidirectional control characters', '\u202Egnp.exe\u2066'],
    ['a replacement pattern', '$& $1 $`'],
  ])('keeps %s in the value of an error link unchanged', (_, arg) => {
    const search = `?code=9&args[]=${encodeURIComponent(arg)}&args[]=b`;
    expect(explainKnown(search).messages[0]?.text[1]).toEqual({ kind: 'value', text: arg });
  });

  test('cuts long error codes and values at whole characters, and limits the number of values', () => {
    const long = '𝒳'.repeat(10_000);
    const search = `?code=9${`&args[]=${encodeURIComponent(long)}`.repeat(50)}`;
    const { messages, surplus } = explainKnown(search);
    expect(messages[0]?.text[1]?.text).toBe(`${'𝒳'.repeat(300)}…`);
    expect(surplus).toHaveLength(18);
    const unknown = explain(`?code=${'x'.repeat(10_000)}`);
    expect(unknown).toMatchObject({ code: `${'x'.repeat(60)}…`, closest: [] });
  });

  test.each(['?code=%E0%A4%A&args[]=%', '?code=9&args[]=%ED%A0%80'])(
    'does not throw when the query is %s',
    (search) => {
      expect(() => explain(search)).not.toThrow();
    },
  );
});
