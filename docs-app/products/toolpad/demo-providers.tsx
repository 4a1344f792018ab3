import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import {
  buildPalette,
  denseComponents,
  themeCss,
  type DemoProvidersProps,
  type ThemeSettings,
} from '@vitrine/ui/authoring';

const caches: Record<ThemeSettings['direction'], EmotionCache> = {
  ltr: createCache({ key: 'css' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** A theme given as a function needs one above it. */
const upperTheme = createTheme();

/** Creates the library's own theme from the reader's settings. */
function createDemoTheme({ dense, direction, paletteColors, spacing }: ThemeSettings) {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes: {
      light: { palette: buildPalette(paletteColors, 'light') },
      dark: { palette: buildPalette(paletteColors, 'dark') },
    },
    direction,
    spacing,
    ...(dense && { components: denseComponents }),
  });
}

/** Returns the style sheet of the theme's variables, for the settings given. */
export function demoThemeCss(settings: ThemeSettings): string {
  return themeCss(createDemoTheme(settings));
}

/** Gives a demo the theme and the direction that the reader chose. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  // As a function, the theme is only passed on: its variables are in the page already.
  const theme = React.useMemo(() => {
    const created = createDemoTheme(settings);
    return () => created;
  }, [settings]);
  return (
    <CacheProvider value={cache ?? caches[settings.direction]}>
      <ThemeProvider theme={upperTheme}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
