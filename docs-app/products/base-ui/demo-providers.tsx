import * as React from 'react';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import createTheme from '@mui/system/createTheme';
import {
  orReader,
  readerFont,
  themeCss,
  type DemoProvidersProps,
  type DemoSettings,
  type PaletteMode,
} from '@vitrine/ui/authoring';
import { createPalette, listColors, variableOf } from './demoPalette.ts';

/** Creates the library's own theme, whose colors and spacing unit are CSS variables of the page. */
function createDemoTheme({ dense, direction }: DemoSettings) {
  const size = (comfortable: number, compact: number) =>
    `${(dense ? compact : comfortable) / 16}rem`;
  return createTheme({
    direction,
    spacing: (factor: number) => `calc(${factor} * ${orReader('spacing', '8px')})`,
    palette: createPalette(),
    shape: { borderRadius: 8 },
    shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.25)', '0 6px 18px rgb(0 0 0 / 0.25)'],
    typography: {
      fontFamily: readerFont('"Roboto", "Helvetica", "Arial", sans-serif'),
      h6: { fontSize: size(20, 17), fontWeight: 600, lineHeight: 1.3 },
      body1: { fontSize: size(16, 14), lineHeight: dense ? 1.35 : 1.5 },
      body2: { fontSize: size(14, 13), lineHeight: dense ? 1.3 : 1.45 },
      fontWeightMedium: 500,
      fontWeightBold: 700,
    },
  });
}

/** Returns the style sheet with the CSS variables of the theme. */
export function demoThemeCss(): string {
  const declare = (mode: PaletteMode) =>
    Object.fromEntries(
      Object.entries(listColors(mode)).map(([path, color]) => [variableOf(path), color]),
    );
  return themeCss({
    generateStyleSheets: () => [
      { ':root, [data-mode="light"]': declare('light') },
      { '[data-mode="dark"]': declare('dark') },
    ],
  });
}

/** Provides the selected theme and direction to a demo, without merging an outer theme. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  const theme = React.useMemo(() => createDemoTheme(settings), [settings]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
