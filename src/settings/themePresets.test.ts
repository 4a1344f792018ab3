import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHex } from './color.ts';
import { parseChoices } from './parseChoices.ts';
import { readCookie } from './readCookie.ts';
import { userVariables } from './userVariables.ts';
import { resolveCodeStyling, resolveCodeVariant } from './resolveCode.ts';
import { initialChoices } from './settings.constants.ts';
import { themePresets } from './themePresets.ts';

describe('parseChoices', () => {
  test('parses the JSON of every theme preset', () => {
    for (const { theme } of themePresets)
      expect(parseChoices(JSON.stringify(theme))).toEqual(theme);
  });

  test.each([
    ['{"spacing":21}', {}],
    ['{"spacing":-1,"dense":true}', { dense: true }],
    ['{"spacing":1e999}', {}],
    ['{"dense":"true","radius":"1"}', {}],
    [
      '{"paletteColors":{"primary":"red","secondary":"#00FF00"}}',
      { paletteColors: { secondary: '#00FF00' } },
    ],
    ['{"paletteColors":{"primary":{"light":"#000000"}}}', { paletteColors: {} }],
    ['{"paletteColors":{"primary":"#000000;}body{display:none"}}', { paletteColors: {} }],
    ['{"__proto__":{"dense":true},"constructor":1}', {}],
    ['{"direction":"rtl","direction2":1}', { direction: 'rtl' }],
    ['null', {}],
    ['[{"dense":true}]', {}],
  ])('parses the stored choices %s as %j', (text, choices) => {
    expect(parseChoices(text)).toEqual(choices);
  });

  test('parses any stored choices without errors, unknown fields or prototype pollution', () => {
    const validNames = new Set(Object.keys(initialChoices));
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.anything()), (value) => {
        const choices = parseChoices(value);
        expect(Object.keys(choices).every((name) => validNames.has(name))).toBe(true);
        expect(Object.getPrototypeOf(choices)).toBe(Object.prototype);
        expect(({} as Record<string, unknown>).dense).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('userVariables', () => {
  test('returns no CSS variables when all choices have their default value', () => {
    expect(userVariables(initialChoices)).toEqual({});
  });

  test('returns a text color with at least 4.5:1 contrast on any primary color (WCAG 1.4.3)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
        const primary = `#${number.toString(16).padStart(6, '0')}`;
        const variables = userVariables({ ...initialChoices, paletteColors: { primary } });
        for (const mode of ['light', 'dark']) {
          const text = variables[`--reader-${mode}-primary-contrastTextChannel`];
          const channels = text?.split(' ').map(Number) as [number, number, number];
          const main = parseHex(primary);
          expect(main && contrastRatio(main, channels)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});

describe('demo source', () => {
  test.each([
    ['#Basic.js', 'TS', 'JS'],
    ['#Basic.tsx', 'JS', 'TS'],
    ['#Basic', 'JS', 'JS'],
    ['', undefined, 'TS'],
    ['#a.js.b', 'js', 'TS'],
  ])('resolves hash %j and cookie %j to language %s (COD-1, COD-2)', (hash, stored, variant) => {
    expect(resolveCodeVariant({ hash, stored })).toBe(variant);
  });

  test.each([
    ['#tailwind-Basic.js', 'CSS', 'Tailwind'],
    ['#css-Basic', undefined, 'CSS'],
    ['#system-Basic', 'CSS', 'MUI System'],
    ['#x_css-system-', undefined, 'CSS'],
    ['#ecosystem-map', 'Tailwind', 'Tailwind'],
    ['#notailwind-here', 'CSS', 'CSS'],
    ['#0tailwind-', 'CSS', 'CSS'],
    ['#xcss-Basic', 'Tailwind', 'Tailwind'],
    ['#0css-Basic', 'Tailwind', 'Tailwind'],
    ['#0system-Basic', 'CSS', 'CSS'],
    ['tailwind-Basic', 'CSS', 'Tailwind'],
    ['css-Basic', 'Tailwind', 'CSS'],
    ['system-Basic', 'CSS', 'MUI System'],
    ['#a.tailwind-Basic', 'CSS', 'Tailwind'],
    ['#a.css-Basic', 'Tailwind', 'CSS'],
    ['#TAILWIND-Basic', 'CSS', 'Tailwind'],
    ['#CSS-Basic', 'Tailwind', 'CSS'],
    ['#SYSTEM-Basic', 'CSS', 'MUI System'],
    ['#Basic', 'MUI System', 'MUI System'],
    ['#Basic', 'CSS', 'CSS'],
    ['#Basic', 'tailwind', 'MUI System'],
  ])('resolves hash %j and cookie %j to styling %s (COD-3, COD-4)', (hash, stored, styling) => {
    expect(resolveCodeStyling({ hash, stored })).toBe(styling);
  });

  test.each([
    ['codeVariant=JS; codeStyling=MUI System', 'codeStyling', 'MUI System'],
    ['codeVariant=JS; codeVariant=TS', 'codeVariant', 'TS'],
    ['xcodeVariant=JS', 'codeVariant', undefined],
    ['', 'codeVariant', undefined],
    ['a=b=c', 'a', 'b=c'],
  ])('parses the cookies %j and reads the cookie %s as %j (COD-5)', (cookies, name, value) => {
    expect(readCookie(cookies, name)).toBe(value);
  });
});
