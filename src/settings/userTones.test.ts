import { expect, test } from 'vitest';
import { userFont, userRadius } from './userCss.ts';
import { listTones, userTonesCss } from './userTones.ts';

test.each([
  [
    'light',
    {
      ...{ main: '#6400c8', contrastText: '#ffffff', light: '#8333d3', dark: '#46008c' },
      ...{ tint: '#f4edfb', soft: '#c49eea' },
    },
  ],
  [
    'dark',
    {
      ...{ main: '#6400c8', contrastText: '#ffffff', light: '#8333d3', dark: '#5000a0' },
      ...{ tint: '#161127', soft: '#320064' },
    },
  ],
] as const)('mixes the tones of a chosen color in %s mode', (mode, tones) => {
  expect(listTones([100, 0, 200], mode)).toEqual(tones);
});

test('writes CSS rules for primary and secondary tones and for each typeface except the default', () => {
  const css = userTonesCss();
  expect(css).toMatch(
    /^(?:html\[data-(?:primary|secondary)\]\{(?:--[^{};]+;){7}--[^{};]+\}){2}(?:html\[data-typeface="\w+"\]\{--reader-font:[^{}]+\}){4}$/,
  );
  expect(css).toContain(
    'html[data-secondary]{--reader-light-secondary-light:color-mix(in srgb,var(--reader-light-secondary-main),rgb(255 255 255) 20%);',
  );
  expect(css).toContain(
    '--reader-dark-primary-tint:color-mix(in srgb,var(--reader-dark-primary-main),rgb(15 18 25) 92%)',
  );
});

test('returns CSS variables with fallbacks for the font and the radius', () => {
  expect(userFont('serif')).toBe('var(--reader-font, serif)');
  expect(userRadius(8)).toBe('calc(8px * var(--reader-radius, 1))');
});
