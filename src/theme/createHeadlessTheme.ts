import type { DemoSettings } from '../settings/settings.types.ts';
import { userFont, userVar } from '../settings/userCss.ts';
import { createHeadlessPalette, type HeadlessPalette } from './createHeadlessPalette.ts';
import { themeCss } from './themeCss.ts';

/** Theme for the demos of a library that ships no colors. */
export interface HeadlessTheme {
  /** Returns options for `createTheme` of `@mui/system`. */
  themeOptions: (settings: DemoSettings) => ReturnType<typeof createOptions>;
  /** Returns the style sheet with the CSS variables of the theme. */
  demoThemeCss: () => string;
}

/** Creates the demo theme. The names of its CSS variables start with `prefix`. */
export function createHeadlessTheme(prefix: string): HeadlessTheme {
  const { palette, colors } = createHeadlessPalette(prefix);
  return {
    themeOptions: (settings) => createOptions(settings, palette),
    demoThemeCss: () =>
      themeCss({
        generateStyleSheets: () => [
          { ':root, [data-mode="light"]': colors('light') },
          { '[data-mode="dark"]': colors('dark') },
        ],
      }),
  };
}

/** Returns theme options whose colors and spacing unit are CSS variables of the page. */
function createOptions({ dense, direction }: DemoSettings, palette: HeadlessPalette['palette']) {
  const size = (comfortable: number, compact: number) =>
    `${(dense ? compact : comfortable) / 16}rem`;
  return {
    direction,
    spacing: (factor: number) => `calc(${factor} * ${userVar('spacing', '8px')})`,
    palette,
    shape: { borderRadius: 8 },
    shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.25)', '0 6px 18px rgb(0 0 0 / 0.25)'],
    typography: {
      fontFamily: userFont('"Roboto", "Helvetica", "Arial", sans-serif'),
      h6: { fontSize: size(20, 17), fontWeight: 600, lineHeight: 1.3 },
      body1: { fontSize: size(16, 14), lineHeight: dense ? 1.35 : 1.5 },
      body2: { fontSize: size(14, 13), lineHeight: dense ? 1.3 : 1.45 },
      fontWeightMedium: 500,
      fontWeightBold: 700,
    },
  };
}
