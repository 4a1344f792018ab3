import * as React from 'react';
import { CacheProvider, ThemeProvider as EmotionThemeProvider } from '@emotion/react';
import { extendTheme, ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';
import {
  userVar,
  userFont,
  themeCss,
  type DemoProvidersProps,
  type DemoSettings,
} from '@vitrine/ui/authoring';
import { denseComponents } from './denseComponents.ts';

/** Shades of the primary palette, with the user color that overrides each shade. */
const SHADES = {
  300: 'dark-primary-main',
  400: 'dark-primary-dark',
  500: 'light-primary-main',
  600: 'light-primary-dark',
} as const;

/** Wraps the shades of the primary color in `var()`, so that colors of the user override them. */
function followShades(css: Record<string, unknown>): Record<string, unknown> {
  const shades = Object.entries(SHADES).map(([shade, name]) => {
    const variable = `--joy-palette-primary-${shade}`;
    return [variable, userVar(name, String(css[variable]))];
  });
  return { ...css, ...Object.fromEntries(shades) };
}

const FONT = userFont('"Inter", system-ui, sans-serif');

/** Creates theme options with density and direction; CSS variables apply other settings. */
function createThemeOptions({ dense, direction }: DemoSettings): CssVarsThemeOptions {
  return {
    direction,
    fontFamily: { body: FONT, display: FONT },
    ...(dense && { components: denseComponents }),
  };
}

/** Returns the style sheet with the CSS variables of the theme. */
export function demoThemeCss(): string {
  const theme = extendTheme(createThemeOptions({ dense: false, direction: 'ltr' }));
  const generateStyleSheets = () => [
    { ':root': theme.generateCssVars().css },
    { ':root, [data-mode="light"]': followShades(theme.generateCssVars('light').css) },
    { '[data-mode="dark"]': followShades(theme.generateCssVars('dark').css) },
  ];
  return themeCss({ generateStyleSheets });
}

/** Makes mode-specific styles follow the page's `data-mode` instead of the library's attribute. */
function followPage<Theme extends object>(theme: Theme) {
  return { ...theme, getColorSchemeSelector: (mode: string) => `[data-mode="${mode}"] &` };
}

/** Provides the selected theme and direction to a demo; does not set or store a color mode. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  const options = React.useMemo(() => createThemeOptions(settings), [settings]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={options}>
        <EmotionThemeProvider theme={followPage}>{children}</EmotionThemeProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
