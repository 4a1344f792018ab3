import { expect, test } from 'vitest';
import { parseGlobals } from './parseGlobals.ts';

test.each([
  ['200', true],
  [200, true],
  ['100', false],
  [100, false],
  [undefined, false],
])('parses the text global %j as largeText: %j', (text, largeText) => {
  expect(parseGlobals({ text }).largeText).toBe(largeText);
});

test.each([
  ['12', 12],
  [12, 12],
  ['wide', 8],
])('parses the spacing global %j as %j pixels', (value, spacing) => {
  expect(parseGlobals({ spacing: value }).spacing).toBe(spacing);
});

test('returns the default settings when no toolbar global is set', () => {
  expect(parseGlobals({})).toMatchObject({
    ...{ mode: 'light', paletteMode: 'light', direction: 'ltr', dense: false, spacing: 8 },
    ...{ contrast: 'standard', moreContrast: false, motion: 'system', reducedMotion: false },
    ...{ language: 'en', pseudo: false, largeText: false },
    ...{ codeVariant: 'TS', codeStyling: 'MUI System', typeface: 'inter' },
  });
});

test.each([
  [{ mode: 'dark' }, { mode: 'dark', paletteMode: 'dark' }],
  [{ direction: 'rtl' }, { direction: 'rtl' }],
  [{ density: 'dense' }, { dense: true }],
  [{ preset: 'terminal' }, { dense: true, spacing: 6, typeface: 'mono' }],
  [{ preset: 'forest' }, { dense: false, spacing: 9, typeface: 'roboto' }],
  [{ preset: 'forest', spacing: 8 }, { spacing: 8 }],
  [
    { preset: 'terminal', density: 'comfortable' },
    { dense: false, spacing: 6 },
  ],
  [
    { preset: 'terminal', density: 'preset', spacing: 'preset' },
    { dense: true, spacing: 6 },
  ],
  [{ preset: 'plum', density: 'dense' }, { dense: true }],
  [{ preset: 'forest', spacing: 4 }, { spacing: 4 }],
  [{ contrast: 'more' }, { contrast: 'more', moreContrast: true }],
  [{ contrast: 'system' }, { contrast: 'system', moreContrast: false }],
  [{ motion: 'reduced' }, { motion: 'reduced', reducedMotion: true }],
  [{ motion: 'full' }, { motion: 'full', reducedMotion: false }],
  [{ language: 'zh' }, { language: 'zh', pseudo: false }],
  [{ language: 'pseudo' }, { language: 'en', pseudo: true }],
  [{ codeVariant: 'JS' }, { codeVariant: 'JS' }],
  [{ codeStyling: 'CSS' }, { codeStyling: 'CSS' }],
])('parses the toolbar globals %j', (globals, settings) => {
  expect(parseGlobals(globals)).toMatchObject(settings);
});

test.each([0, -1, '0', '-4', Infinity, 'Infinity', NaN, null, true, [4], { valueOf: () => 4 }])(
  'uses the spacing of the preset when the spacing global is %j',
  (spacing) => {
    expect(parseGlobals({ preset: 'forest', spacing }).spacing).toBe(9);
  },
);
