import { describe, expect, test } from 'vitest';
import { withUserOverrides } from './withUserOverrides.ts';
import { themeCss } from './themeCss.ts';

describe('withUserOverrides', () => {
  test.each([
    ['--docs-spacing', '8px', 'var(--reader-spacing, 8px)'],
    ['--mui-shape-borderRadius', '4px', 'calc(4px * var(--reader-radius, 1))'],
    ['--joy-radius-sm', '6px', 'calc(6px * var(--reader-radius, 1))'],
    ['--mui-palette-primary-main', '#123456', 'var(--reader-dark-primary-main, #123456)'],
    ['--mui-palette-primary-mainChannel', '1 2 3', 'var(--reader-dark-primary-mainChannel, 1 2 3)'],
    [
      '--docs-palette-secondary-contrastText',
      '#fff',
      'var(--reader-dark-secondary-contrastText, #fff)',
    ],
    ['--docs-palette-surface-accent', '#eef', 'var(--reader-dark-primary-tint, #eef)'],
    ['--mui-palette-Slider-primaryTrack', '#eef', 'var(--reader-dark-primary-soft, #eef)'],
  ])('rewrites the theme variable %s: %s to %s', (name, value, followed) => {
    expect(withUserOverrides(name, value, 'dark')).toBe(followed);
  });

  test.each([
    ...['--mui-palette-primary-mainly', '--mui-palette-Slider-primaryTracks', '--mui-spacing-2'],
    ...['--mui-palette-surface-accents', '--mui-shape-borderRadius-x', 'x--mui-spacing'],
  ])('keeps the value of %s when the name only resembles an overridden variable', (name) => {
    expect(withUserOverrides(name, '8px', 'light')).toBe('8px');
  });

  test.each(['--mui-palette-error-main', '--docs-palette-text-primary', '--mui-zIndex-modal'])(
    'keeps the value of %s, which no user setting overrides',
    (name) => {
      expect(withUserOverrides(name, '#123456', 'light')).toBe('#123456');
    },
  );
});

describe('themeCss', () => {
  test('uses user colors in each mode, and limits dark mode to `@media screen` (FAULT B4)', () => {
    const generateStyleSheets = () => [
      {
        ':root': { '--mui-palette-primary-main': '#111111', colorScheme: 'light' },
        '@media print': null,
        body: { zIndex: 1 },
      },
      { '[data-mode="dark"]': { '--mui-palette-primary-main': '#eeeeee' } },
    ];
    expect(themeCss({ generateStyleSheets })).toBe(
      ':root{--mui-palette-primary-main:var(--reader-light-primary-main, #111111);color-scheme:light}body{z-index:1}' +
        '@media screen{[data-mode="dark"]{--mui-palette-primary-main:var(--reader-dark-primary-main, #eeeeee)}}',
    );
  });
});
