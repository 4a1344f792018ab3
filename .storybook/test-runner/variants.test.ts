import { describe, expect, test } from 'vitest';
import { chooseVariants, describeVariant } from './variants.ts';
import { coverPairs } from './pairs.ts';

type Row = Readonly<Record<string, unknown>>;

/** Lists the pairs of values of two factors that no row contains. */
function listMissingPairs(
  rows: readonly Row[],
  values: Readonly<Record<string, readonly unknown[]>>,
) {
  const pairs = Object.entries(values).flatMap(([name, options]) =>
    options.map((value) => [name, value] as const),
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

  test('covers every value pair of eleven factors in seven rows, except the excluded pair', () => {
    const rows = coverPairs(factors, ['d', 'h']);
    expect(rows).toHaveLength(7);
    expect(listMissingPairs(rows, factors)).toEqual(['d 1, h 1']);
  });

  test('returns the default value of every factor in the first row', () => {
    expect(new Set(Object.values(coverPairs(factors, ['d', 'h'])[0]))).toEqual(new Set([0]));
  });

  test('throws for twelve factors, because seven rows cover only eleven', () => {
    expect(() => coverPairs(createFactors('abcdefghijkl'), ['d', 'h'])).toThrow(
      /11 factors, not 12/,
    );
  });
});

const ids = Array.from({ length: 40 }, (_, place) => `docs-ui-invoice--state-${place}`);
const nameOf = ({ mode, direction }: { mode: string; direction: string }) => `${mode} ${direction}`;

describe('chooseVariants in the fast run', () => {
  test('chooses two variants with both color modes and both directions when the run is fast', () => {
    for (const variants of ids.map((id) => chooseVariants(id))) {
      expect(variants).toHaveLength(2);
      expect(new Set(variants.map(({ mode }) => mode)).size).toBe(2);
      expect(new Set(variants.map(({ direction }) => direction)).size).toBe(2);
    }
  });

  test('combines every mode with every direction across stories when the run is fast', () => {
    expect(new Set(ids.flatMap((id) => chooseVariants(id).map(nameOf))).size).toBe(4);
  });
});

describe('chooseVariants in the full run', () => {
  test('covers all value pairs except large text in a narrow window when the run is full', () => {
    const values = {
      mode: ['light', 'dark'],
      direction: ['ltr', 'rtl'],
      density: ['preset', 'dense'],
      language: ['en', 'zh'],
      contrast: ['standard', 'more'],
      motion: ['system', 'reduced'],
      text: ['100', '200'],
      width: [undefined, 320],
      forcedColors: [false, true],
    };
    for (const variants of ids.map((id) => chooseVariants(id, true))) {
      expect(variants).toHaveLength(7);
      expect(listMissingPairs(variants as unknown as Row[], values)).toEqual([
        'text 200, width 320',
      ]);
    }
  });

  test('starts with the default toolbar values in either direction when the run is full', () => {
    const first = ids.map((id) => describeVariant(chooseVariants(id, true)[0]));
    expect(new Set(first)).toEqual(new Set(['light, ltr', 'light, rtl']));
  });
});

test('describes a variant by the values that differ from the defaults', () => {
  const variant = {
    mode: 'dark',
    direction: 'rtl',
    text: '200',
    width: 320,
    language: 'en',
  } as const;
  expect(describeVariant(variant)).toBe('dark, rtl, 200% text, 320 px wide');
});
