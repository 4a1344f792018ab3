import { describe, expect, test } from 'vitest';
import { chooseVariants, describeVariant } from './variants.ts';
import { coverPairs } from './pairs.ts';

type Row = Readonly<Record<string, unknown>>;

/** Lists the pairs of values of two factors that no row has. */
function listMissingPairs(
  rows: readonly Row[],
  values: Readonly<Record<string, readonly unknown[]>>,
) {
  const pairs = Object.entries(values).flatMap(([name, own]) =>
    own.map((value) => [name, value] as const),
  );
  return pairs.flatMap(([a, valueOfA]) =>
    pairs.flatMap(([b, valueOfB]) =>
      a < b && !rows.some((row) => row[a] === valueOfA && row[b] === valueOfB)
        ? [`${a} ${String(valueOfA)}, ${b} ${String(valueOfB)}`]
        : [],
    ),
  );
}

describe('coverPairs', () => {
  const createFactors = (names: string) =>
    Object.fromEntries(Array.from(names, (name) => [name, [0, 1] as const] as const));
  const factors = createFactors('abcdefghijk');

  test('has each pair of values of eleven factors in seven rows, except one', () => {
    const rows = coverPairs(factors, ['d', 'h']);
    expect(rows).toHaveLength(7);
    expect(listMissingPairs(rows, factors)).toEqual(['d 1, h 1']);
  });

  test('has the default values in the first row', () => {
    expect(new Set(Object.values(coverPairs(factors, ['d', 'h'])[0]))).toEqual(new Set([0]));
  });

  test('throws when there are more factors than seven rows cover', () => {
    expect(() => coverPairs(createFactors('abcdefghijkl'), ['d', 'h'])).toThrow(
      /11 factors, not 12/,
    );
  });
});

const ids = Array.from({ length: 40 }, (_, place) => `docs-ui-invoice--state-${place}`);
const nameOf = ({ mode, direction }: { mode: string; direction: string }) => `${mode} ${direction}`;

describe('looks of the fast run', () => {
  test('show each story in both modes and both directions', () => {
    for (const looks of ids.map((id) => chooseVariants(id))) {
      expect(looks).toHaveLength(2);
      expect(new Set(looks.map(({ mode }) => mode)).size).toBe(2);
      expect(new Set(looks.map(({ direction }) => direction)).size).toBe(2);
    }
  });

  test('show the stories together in each mode in each direction', () => {
    expect(new Set(ids.flatMap((id) => chooseVariants(id).map(nameOf))).size).toBe(4);
  });
});

describe('looks of the run over everything', () => {
  test('cover each pair of values, except large text in a narrow window', () => {
    const values = {
      mode: ['light', 'dark'],
      direction: ['ltr', 'rtl'],
      density: ['comfortable', 'dense'],
      language: ['en', 'zh'],
      contrast: ['standard', 'more'],
      motion: ['system', 'reduced'],
      text: ['100', '200'],
      width: [undefined, 320],
      forcedColors: [false, true],
    };
    for (const looks of ids.map((id) => chooseVariants(id, true))) {
      expect(looks).toHaveLength(7);
      expect(listMissingPairs(looks as unknown as Row[], values)).toEqual(['text 200, width 320']);
    }
  });

  test('begin with the defaults, half of them right to left', () => {
    const first = ids.map((id) => describeVariant(chooseVariants(id, true)[0]));
    expect(new Set(first)).toEqual(new Set(['light, ltr', 'light, rtl']));
  });
});

test('describes a look by the values that differ from the defaults', () => {
  const look = { mode: 'dark', direction: 'rtl', text: '200', width: 320, language: 'en' } as const;
  expect(describeVariant(look)).toBe('dark, rtl, 200% text, 320 px wide');
});
