import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import createTheme from '@mui/system/createTheme';
import { prefixer } from 'stylis';
import {
  themeCss,
  type DemoProvidersProps,
  type PaletteMode,
  type ThemeSettings,
} from '@vitrine/ui/authoring';
import { createPalette, listColors, variableOf } from './demoPalette.ts';

const caches: Record<ThemeSettings['direction'], EmotionCache> = {
  ltr: createCache({ key: 'css' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Creates the library's own theme from the reader's settings; its colours are variables of the page. */
function createDemoTheme({ dense, direction, spacing }: ThemeSettings) {
  const size = (comfortable: number, compact: number) =>
    `${(dense ? compact : comfortable) / 16}rem`;
  return createTheme({
    direction,
    spacing,
    palette: createPalette(),
    shape: { borderRadius: 8 },
    shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.25)', '0 6px 18px rgb(0 0 0 / 0.25)'],
    typography: {
      h6: { fontSize: size(20, 17), fontWeight: 600, lineHeight: 1.3 },
      body1: { fontSize: size(16, 14), lineHeight: dense ? 1.35 : 1.5 },
      body2: { fontSize: size(14, 13), lineHeight: dense ? 1.3 : 1.45 },
      fontWeightMedium: 500,
      fontWeightBold: 700,
    },
  });
}

/** Returns the style sheet of the theme's variables, for the settings given. */
export function demoThemeCss(settings: ThemeSettings): string {
  const declare = (mode: PaletteMode) =>
    Object.fromEntries(
      Object.entries(listColors(settings, mode)).map(([path, color]) => [variableOf(path), color]),
    );
  return themeCss({
    generateStyleSheets: () => [
      { ':root, [data-mode="light"]': declare('light') },
      { '[data-mode="dark"]': declare('dark') },
    ],
  });
}

/** Gives a demo the theme and the direction that the reader chose, and nothing of a theme around it. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  const theme = React.useMemo(() => createDemoTheme(settings), [settings]);
  return (
    <CacheProvider value={cache ?? caches[settings.direction]}>
      <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
