import fc from 'fast-check';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { userTonesCss } from '../settings/userTones.ts';
import { TYPEFACES } from '../settings/settings.constants.ts';
import type { CustomTheme } from '../settings/settings.types.ts';
import { themePresets } from '../settings/themePresets.ts';
import { formatRatio, isPassing, listPairs, summarizePairs } from './colorPairs.ts';
import { exportCssVariables, exportMaterialUi } from './exportTheme.ts';
import { brandTheme, isSameTheme, pickTheme, readColor, writeColor } from './customTheme.ts';
import { createHistory, follow, HISTORY_LIMIT, record, redo, undo } from './themeHistory.ts';
import { readShareLink, writeShareLink } from './shareTheme.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const color = fc.oneof(hex, fc.record({ light: hex, dark: hex }, { noNullPrototype: true }));
const themes: fc.Arbitrary<CustomTheme> = fc
  .record(
    {
      dense: fc.boolean(),
      paletteColors: fc.record(
        { primary: color, secondary: color },
        { requiredKeys: [], noNullPrototype: true },
      ),
      spacing: fc.integer({ min: 0, max: 20 }),
      radius: fc.integer({ min: 0, max: 8 }).map((steps) => steps / 4),
      type: fc.integer({ min: 14, max: 20 }).map((steps) => steps / 16),
      typeface: fc.constantFrom(...TYPEFACES),
    },
    { noNullPrototype: true },
  )
  .map(pickTheme);

function isHistoryOf(steps: readonly CustomTheme[]) {
  return steps.reduce(
    (history, theme) => record(history, theme, { merge: false }),
    createHistory(brandTheme),
  );
}

describe('custom theme', () => {
  test('keeps the primary color of light mode when the primary color of dark mode changes', () => {
    const theme = writeColor(brandTheme, 'primary', 'dark', '#ffffff');
    expect(readColor(theme, 'primary', 'dark')).toBe('#ffffff');
    expect(readColor(theme, 'primary', 'light')).toBe(readColor(brandTheme, 'primary', 'light'));
    expect(theme.paletteColors.secondary).toBeUndefined();
  });
});

describe('color pairs', () => {
  test.each(themePresets)(
    'every color pair of the preset $id has sufficient contrast',
    ({ theme }) => {
      for (const mode of ['light', 'dark'] as const) {
        expect(listPairs(theme, mode).filter((pair) => !isPassing(pair))).toEqual([]);
      }
    },
  );

  test('reports a pale primary color on white as the worst color pair', () => {
    const pairs = listPairs(writeColor(brandTheme, 'primary', 'light', '#ffff00'), 'light');
    const { passed, total, worst } = summarizePairs(pairs);
    expect(worst).toMatchObject({ name: 'primary-main', color: '#ffff00', needs: 4.5 });
    expect(total - passed).toBe(3);
    expect(listPairs(brandTheme, 'dark')).toEqual(
      listPairs(writeColor(brandTheme, 'primary', 'light', '#ffff00'), 'dark').map((pair, index) =>
        pair.name.startsWith('primary') || pair.on.startsWith('surface-accent')
          ? listPairs(brandTheme, 'dark')[index]
          : pair,
      ),
    );
  });

  test('measures contrast ratios from 1 to 21 and counts color pairs for any theme', () => {
    fc.assert(
      fc.property(themes, fc.constantFrom('light', 'dark'), (theme, mode) => {
        const pairs = listPairs(theme, mode);
        const { passed, total, worst } = summarizePairs(pairs);
        expect(total).toBe(pairs.length);
        expect(passed === total).toBe(isPassing(worst));
        const isRight = ({ ratio, color: foreground, surface }: (typeof pairs)[number]) =>
          ratio >= 1 && ratio <= 21 && /^(#[\da-f]{6}){2}$/.test(foreground + surface);
        expect(pairs.filter((pair) => !isRight(pair))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test.each([
    [4.4999, '4.49'],
    [4.5, '4.50'],
    [21, '21.00'],
  ])('formats the contrast ratio %s as %s without rounding up', (ratio, text) => {
    expect(formatRatio(ratio)).toBe(text);
  });
});

describe('theme history', () => {
  test('restores the previous theme on undo and the recorded theme on redo', () => {
    fc.assert(
      fc.property(fc.array(themes, { maxLength: 20 }), themes, (steps, last) => {
        const before = isHistoryOf(steps);
        fc.pre(!isSameTheme(before.present, last));
        const after = record(before, last, { merge: false });
        expect(undo(after).present).toEqual(before.present);
        expect(undo(after).past).toEqual(before.past);
        expect(redo(undo(after))).toMatchObject({ present: last, past: after.past, future: [] });
      }),
      { numRuns },
    );
  });

  test('returns to the first theme after all undos and to the last theme after all redos', () => {
    fc.assert(
      fc.property(fc.array(themes, { maxLength: 20 }), (steps) => {
        let history = isHistoryOf(steps);
        const { past, present } = history;
        for (const _ of past) history = undo(history);
        expect(history.present).toEqual(brandTheme);
        expect(undo(history)).toBe(history);
        for (const _ of past) history = redo(history);
        expect(history.present).toEqual(present);
        expect(redo(history)).toBe(history);
      }),
      { numRuns },
    );
  });

  test('records all changes of a drag as one undo step', () => {
    const drag = (history: ReturnType<typeof createHistory>, values: readonly number[]) =>
      values.reduce(
        (next, radius) => record(next, { ...next.present, radius }, { merge: true }),
        history,
      );
    const first = drag(createHistory(brandTheme), [1.25, 1.5, 1.75]);
    expect(first.past).toEqual([brandTheme]);
    const ended = record(first, first.present, { merge: false });
    expect(drag(ended, [1.5, 1.25]).past.map(({ radius }) => radius)).toEqual([1, 1.75]);
    const other = record(first, { ...first.present, spacing: 4 }, { merge: true });
    expect(other.past).toHaveLength(2);
  });

  test('drops the undone steps when a change follows an undo', () => {
    const history = undo(isHistoryOf([{ ...brandTheme, spacing: 4 }]));
    expect(history.future).toHaveLength(1);
    expect(record(history, { ...brandTheme, spacing: 5 }, { merge: true }).future).toEqual([]);
  });

  test('records a theme chosen outside the playground unless it equals the current theme', () => {
    const history = createHistory(brandTheme);
    expect(follow(history, { ...brandTheme })).toBe(history);
    expect(follow(history, { ...brandTheme, dense: true }).past).toEqual([brandTheme]);
  });

  test('drops the oldest undo steps when the history limit is exceeded', () => {
    const steps = Array.from({ length: HISTORY_LIMIT + 20 }, (_, index) => ({
      ...brandTheme,
      spacing: index / 10,
    }));
    expect(isHistoryOf(steps).past).toHaveLength(HISTORY_LIMIT);
  });
});

describe('share link', () => {
  test('restores a theme from its share link', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        const link = writeShareLink(theme, 'https://example.org/playground?look=old#part');
        expect(link).toMatch(/^https:\/\/example\.org\/playground\?look=[\w-]+$/);
        expect({ ...brandTheme, ...readShareLink(new URL(link).search) }).toEqual(theme);
      }),
      { numRuns },
    );
  });

  test('returns {} for a default theme link, and undefined for a URL without a theme', () => {
    expect(readShareLink(new URL(writeShareLink(brandTheme, 'https://a.example/')).search)).toEqual(
      {},
    );
    expect(readShareLink('')).toBeUndefined();
    expect(readShareLink('?other=1')).toBeUndefined();
  });

  const link = (text: string) => `?look=${Buffer.from(text).toString('base64url')}`;

  test.each([
    ['invalid base64', '?look=%00%ff<script>'],
    ['invalid JSON', link('{"dense":')],
    ['too many characters', link(`{"dense":true${' '.repeat(2000)}}`)],
    ['an array', link('[1,2]')],
    ['null', link('null')],
    ['a prototype', link('{"__proto__":{"dense":true}}')],
    ['a constructor', link('{"constructor":{"prototype":{"dense":true}}}')],
    ['values out of range', link('{"spacing":9000,"radius":-1,"type":1e309}')],
    ['a color with CSS code', link('{"paletteColors":"red;}body{display:none","typeface":"x"}')],
    ['only unshared settings', link('{"direction":"rtl","contrast":"more","motion":"reduced"}')],
    ['only a layout of API pages', link('{"apiLayout":"collapsed"}')],
    ['a lone surrogate', '?look=\ud800'],
  ])('returns undefined when a share link has %s', (_, search) => {
    expect(readShareLink(search)).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'dense')).toBe(false);
  });

  test('parses a share link of 2048 characters', () => {
    const search = link(`{"dense":true${' '.repeat(1522)}}`);
    expect(search).toHaveLength('?look='.length + 2048);
    expect(readShareLink(search)).toEqual({ dense: true });
  });

  test('ignores `__proto__` in the colors of a share link', () => {
    const shared = readShareLink(
      link('{"dense":true,"paletteColors":{"__proto__":{"primary":"#ffffff"}}}'),
    );
    expect(shared).toEqual({ dense: true, paletteColors: {} });
    expect(shared?.paletteColors?.primary).toBeUndefined();
  });

  test('ignores direction and motion in a share link', () => {
    expect(readShareLink(link('{"dense":true,"direction":"rtl","motion":"full"}'))).toEqual({
      dense: true,
    });
  });

  test('parses any string and any truncated share link without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), themes, fc.nat(400), (garbage, theme, end) => {
        const { search } = new URL(writeShareLink(theme, 'https://a.example/'));
        for (const text of [garbage, `?look=${garbage}`, link(garbage), search.slice(0, end)]) {
          const shared = { ...brandTheme, ...readShareLink(text) };
          expect(Object.keys(shared).toSorted()).toEqual(Object.keys(brandTheme).toSorted());
        }
      }),
      { numRuns },
    );
  });
});

describe('theme export', () => {
  test('exports any theme as a Material UI module with valid syntax', () => {
    fc.assert(
      fc.property(themes, (theme) => {
        expect(parseAst(exportMaterialUi(theme)).body).toHaveLength(2);
      }),
      { numRuns },
    );
  });

  test('omits unchanged values from the exported theme', () => {
    expect(exportMaterialUi(brandTheme)).toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data',
  },
  colorSchemes: {
    light: true,
    dark: true,
  },
});
`);
    expect(exportCssVariables(brandTheme)).toBe(':root {\n}\n');
  });

  test('exports every changed value of a theme', () => {
    const theme: CustomTheme = {
      dense: true,
      paletteColors: { primary: { light: '#7c2d91', dark: '#dba6ea' } },
      spacing: 6,
      radius: 0.5,
      type: 1.125,
      typeface: 'mono',
    };
    const code = exportMaterialUi(theme);
    for (const part of [
      "main: '#7c2d91'",
      "main: '#dba6ea'",
      'borderRadius: 6,',
      'spacing: 6,',
      'fontSize: 15.75,',
      `fontFamily: '"JetBrains Mono",ui-monospace,monospace'`,
      "size: 'small'",
    ]) {
      expect(code).toContain(part);
    }
    expect(code).not.toContain('secondary');
    const css = exportCssVariables(theme);
    expect(css).toContain('  --reader-spacing: 6px;\n');
    expect(css).toContain('  --reader-radius: 0.5;\n');
    expect(css).toMatch(/--reader-light-primary-main: /);
    expect(css).toMatch(/--reader-dark-primary-tint: #/);
  });

  test.each(TYPEFACES.filter((typeface) => typeface !== brandTheme.typeface))(
    'exports the font stack that the style sheets use for the typeface %s',
    (typeface) => {
      const css = exportCssVariables({ ...brandTheme, typeface });
      const stack = /--reader-font: (.+);/.exec(css)?.[1];
      expect(userTonesCss()).toContain(`html[data-typeface="${typeface}"]{--reader-font:${stack}}`);
    },
  );
});
