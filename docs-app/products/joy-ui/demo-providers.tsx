import * as React from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeProvider as EmotionThemeProvider } from '@emotion/react';
import { extendTheme, ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import {
  buildPalette,
  themeCss,
  type DemoProvidersProps,
  type PaletteMode,
  type ThemeSettings,
} from '@vitrine/ui/authoring';
import { createPrimary } from './createPrimary.ts';
import { denseComponents } from './denseComponents.ts';

const caches: Record<ThemeSettings['direction'], EmotionCache> = {
  ltr: createCache({ key: 'css' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Creates the options of the library's own theme from the reader's settings. */
function createThemeOptions(settings: ThemeSettings): CssVarsThemeOptions {
  const { dense, direction, spacing } = settings;
  return {
    colorSchemes: { light: colorScheme(settings, 'light'), dark: colorScheme(settings, 'dark') },
    direction,
    spacing,
    ...(dense && { components: denseComponents }),
  };
}

function colorScheme({ paletteColors }: ThemeSettings, mode: PaletteMode) {
  const { primary } = buildPalette(paletteColors, mode);
  const shades = primary && createPrimary(primary.main);
  return shades ? { palette: { primary: shades } } : {};
}

/** Returns the style sheet of the theme's variables, for the settings given. */
export function demoThemeCss(settings: ThemeSettings): string {
  const theme = extendTheme(createThemeOptions(settings));
  const generateStyleSheets = () => [
    { ':root': theme.generateCssVars().css },
    { ':root, [data-mode="light"]': theme.generateCssVars('light').css },
    { '[data-mode="dark"]': theme.generateCssVars('dark').css },
  ];
  return themeCss({ generateStyleSheets });
}

/** Lets rules for one mode follow the page, instead of the attribute that the library would set. */
function followPage<Theme extends object>(theme: Theme) {
  return { ...theme, getColorSchemeSelector: (mode: string) => `[data-mode="${mode}"] &` };
}

/** Gives a demo the theme and the direction that the reader chose; neither stores nor sets a mode. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  const options = React.useMemo(() => createThemeOptions(settings), [settings]);
  return (
    <CacheProvider value={cache ?? caches[settings.direction]}>
      <ThemeProvider theme={options}>
        <EmotionThemeProvider theme={followPage}>{children}</EmotionThemeProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
