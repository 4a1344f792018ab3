import fc from 'fast-check';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { readerTonesCss } from '../settings/readerTones.ts';
import { TYPEFACES } from '../settings/settings.constants.ts';
import type { CustomTheme } from '../settings/settings.types.ts';
import { themePresets } from '../settings/themePresets.ts';
import { formatRatio, isPassing, listPairs, summarizePairs } from './colorPairs.ts';
import { exportCssVariables, exportMaterialUi } from './exportTheme.ts';
import { brandLook, isSameLook, pickLook, readColor, writeColor } from './look.ts';
import { createHistory, follow, HISTORY_LIMIT, record, redo, undo } from './themeHistory.ts';
import { readShareLink, writeShareLink } from './shareTheme.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 200);

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const color = fc.oneof(hex, fc.record({ light: hex, dark: hex }, { noNullPrototype: true }));
const looks: fc.Arbitrary<CustomTheme> = fc
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
  .map(pickLook);

function isHistoryOf(given: readonly CustomTheme[]) {
  return given.reduce(
    (history, look) => record(history, look, { merge: false }),
    createHistory(brandLook),
  );
}

describe('look', () => {
  test('a colour of one mode leaves the other mode as it is', () => {
    const look = writeColor(brandLook, 'primary', 'dark', '#ffffff');
    expect(readColor(look, 'primary', 'dark')).toBe('#ffffff');
    expect(readColor(look, 'primary', 'light')).toBe(readColor(brandLook, 'primary', 'light'));
    expect(look.paletteColors.secondary).toBeUndefined();
  });
});

describe('colorPairs', () => {
  test.each(themePresets)('every pair of the preset $id passes', ({ look }) => {
    for (const mode of ['light', 'dark'] as const) {
      expect(listPairs(look, mode).filter((pair) => !isPassing(pair))).toEqual([]);
    }
  });

  test('a pale primary fails on white, and is the worst', () => {
    const pairs = listPairs(writeColor(brandLook, 'primary', 'light', '#ffff00'), 'light');
    const { passed, total, worst } = summarizePairs(pairs);
    expect(worst).toMatchObject({ name: 'primary-main', color: '#ffff00', needs: 4.5 });
    expect(total - passed).toBe(3);
    expect(listPairs(brandLook, 'dark')).toEqual(
      listPairs(writeColor(brandLook, 'primary', 'light', '#ffff00'), 'dark').map((pair, index) =>
        pair.name.startsWith('primary') || pair.on.startsWith('surface-accent')
          ? listPairs(brandLook, 'dark')[index]
          : pair,
      ),
    );
  });

  test('ratios are between 1 and 21, and the summary counts what passes', () => {
    fc.assert(
      fc.property(looks, fc.constantFrom('light', 'dark'), (look, mode) => {
        const pairs = listPairs(look, mode);
        const { passed, total, worst } = summarizePairs(pairs);
        expect(total).toBe(pairs.length);
        expect(passed === total).toBe(isPassing(worst));
        const isRight = ({ ratio, color: own, surface }: (typeof pairs)[number]) =>
          ratio >= 1 && ratio <= 21 && /^(#[\da-f]{6}){2}$/.test(own + surface);
        expect(pairs.filter((pair) => !isRight(pair))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test.each([
    [4.4999, '4.49'],
    [4.5, '4.50'],
    [21, '21.00'],
  ])('%s is written %s, never rounded up', (ratio, text) => {
    expect(formatRatio(ratio)).toBe(text);
  });
});

describe('lookHistory', () => {
  test('undo takes back what was recorded, redo does it again', () => {
    fc.assert(
      fc.property(fc.array(looks, { maxLength: 20 }), looks, (given, last) => {
        const before = isHistoryOf(given);
        fc.pre(!isSameLook(before.present, last));
        const after = record(before, last, { merge: false });
        expect(undo(after).present).toEqual(before.present);
        expect(undo(after).past).toEqual(before.past);
        expect(redo(undo(after))).toMatchObject({ present: last, past: after.past, future: [] });
      }),
      { numRuns },
    );
  });

  test('as many undos as steps lead to the first look, and no further', () => {
    fc.assert(
      fc.property(fc.array(looks, { maxLength: 20 }), (given) => {
        let history = isHistoryOf(given);
        const { past, present } = history;
        for (const _ of past) history = undo(history);
        expect(history.present).toEqual(brandLook);
        expect(undo(history)).toBe(history);
        for (const _ of past) history = redo(history);
        expect(history.present).toEqual(present);
        expect(redo(history)).toBe(history);
      }),
      { numRuns },
    );
  });

  test('a drag is one step, the next drag another', () => {
    const drag = (history: ReturnType<typeof createHistory>, values: readonly number[]) =>
      values.reduce(
        (next, radius) => record(next, { ...next.present, radius }, { merge: true }),
        history,
      );
    const first = drag(createHistory(brandLook), [1.25, 1.5, 1.75]);
    expect(first.past).toEqual([brandLook]);
    const ended = record(first, first.present, { merge: false });
    expect(drag(ended, [1.5, 1.25]).past.map(({ radius }) => radius)).toEqual([1, 1.75]);
    const other = record(first, { ...first.present, spacing: 4 }, { merge: true });
    expect(other.past).toHaveLength(2);
  });

  test('a change after an undo forgets what was undone', () => {
    const history = undo(isHistoryOf([{ ...brandLook, spacing: 4 }]));
    expect(history.future).toHaveLength(1);
    expect(record(history, { ...brandLook, spacing: 5 }, { merge: true }).future).toEqual([]);
  });

  test('a look that was chosen elsewhere is a step; the same look is none', () => {
    const history = createHistory(brandLook);
    expect(follow(history, { ...brandLook })).toBe(history);
    expect(follow(history, { ...brandLook, dense: true }).past).toEqual([brandLook]);
  });

  test('the oldest steps are forgotten', () => {
    const given = Array.from({ length: HISTORY_LIMIT + 20 }, (_, index) => ({
      ...brandLook,
      spacing: index / 10,
    }));
    expect(isHistoryOf(given).past).toHaveLength(HISTORY_LIMIT);
  });
});

describe('shareLook', () => {
  test('what is shared is what is read', () => {
    fc.assert(
      fc.property(looks, (look) => {
        const link = writeShareLink(look, 'https://example.org/playground?look=old#part');
        expect(link).toMatch(/^https:\/\/example\.org\/playground\?look=[\w-]+$/);
        expect({ ...brandLook, ...readShareLink(new URL(link).search) }).toEqual(look);
      }),
      { numRuns },
    );
  });

  test('a link to the brand itself is one, an address without a look is none', () => {
    expect(readShareLink(new URL(writeShareLink(brandLook, 'https://a.example/')).search)).toEqual(
      {},
    );
    expect(readShareLink('')).toBeUndefined();
    expect(readShareLink('?other=1')).toBeUndefined();
  });

  const link = (text: string) => `?look=${Buffer.from(text).toString('base64url')}`;

  test.each([
    ['not base64', '?look=%00%ff<script>'],
    ['no JSON', link('{"dense":')],
    ['another value', link('[1,2]')],
    ['null', link('null')],
    ['a prototype', link('{"__proto__":{"dense":true}}')],
    ['a constructor', link('{"constructor":{"prototype":{"dense":true}}}')],
    ['out of range', link('{"spacing":9000,"radius":-1,"type":1e309}')],
    ['a colour that is code', link('{"paletteColors":"red;}body{display:none","typeface":"x"}')],
    ['only what is not shared', link('{"direction":"rtl","contrast":"more","motion":"reduced"}')],
    ['oversize', link(`{"dense":true${' '.repeat(3000)}}`)],
    ['a lone surrogate', '?look=\ud800'],
  ])('%s is no look', (_, search) => {
    expect(readShareLink(search)).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'dense')).toBe(false);
  });

  test('a prototype inside the colours sets nothing', () => {
    const shared = readShareLink(
      link('{"dense":true,"paletteColors":{"__proto__":{"primary":"#ffffff"}}}'),
    );
    expect(shared).toEqual({ dense: true, paletteColors: {} });
    expect(shared?.paletteColors?.primary).toBeUndefined();
  });

  test('direction, contrast and motion stay those of the reader', () => {
    expect(readShareLink(link('{"dense":true,"direction":"rtl","motion":"full"}'))).toEqual({
      dense: true,
    });
  });

  test('any text, and any part of a link, is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), looks, fc.nat(400), (garbage, look, end) => {
        const { search } = new URL(writeShareLink(look, 'https://a.example/'));
        for (const text of [garbage, `?look=${garbage}`, link(garbage), search.slice(0, end)]) {
          const shared = { ...brandLook, ...readShareLink(text) };
          expect(Object.keys(shared).toSorted()).toEqual(Object.keys(brandLook).toSorted());
        }
      }),
      { numRuns },
    );
  });
});

describe('exportLook', () => {
  test('the Material UI theme is a module without mistakes', () => {
    fc.assert(
      fc.property(looks, (look) => {
        expect(parseAst(exportMaterialUi(look)).body).toHaveLength(2);
      }),
      { numRuns },
    );
  });

  test('what was not changed is not exported', () => {
    expect(exportMaterialUi(brandLook)).toBe(`import { createTheme } from '@mui/material/styles';

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
    expect(exportCssVariables(brandLook)).toBe(':root {\n}\n');
  });

  test('what was changed is', () => {
    const look: CustomTheme = {
      dense: true,
      paletteColors: { primary: { light: '#7c2d91', dark: '#dba6ea' } },
      spacing: 6,
      radius: 0.5,
      type: 1.125,
      typeface: 'mono',
    };
    const code = exportMaterialUi(look);
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
    const css = exportCssVariables(look);
    expect(css).toContain('  --reader-spacing: 6px;\n');
    expect(css).toContain('  --reader-radius: 0.5;\n');
    expect(css).toMatch(/--reader-light-primary-main: /);
    expect(css).toMatch(/--reader-dark-primary-tint: #/);
  });

  test.each(TYPEFACES.filter((typeface) => typeface !== brandLook.typeface))(
    'the stack of %s is that of the site',
    (typeface) => {
      const css = exportCssVariables({ ...brandLook, typeface });
      const stack = /--reader-font: (.+);/.exec(css)?.[1];
      expect(readerTonesCss()).toContain(
        `html[data-typeface="${typeface}"]{--reader-font:${stack}}`,
      );
    },
  );
});
