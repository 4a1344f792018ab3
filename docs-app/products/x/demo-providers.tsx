import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';
import * as React from 'react';
import { CacheProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import {
  denseComponents,
  userFont,
  themeCss,
  type DemoProvidersProps,
  type DemoSettings,
} from '@vitrine/ui/authoring';

/**
 * Creates the library's theme with the density and the direction.
 * The page provides the other settings of the user as CSS variables.
 */
function createDemoTheme({ dense, direction }: DemoSettings) {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes: { light: true, dark: true },
    direction,
    typography: { fontFamily: userFont('"Roboto", "Helvetica", "Arial", sans-serif') },
    components: {
      ...(dense && denseComponents),
      // The Content Security Policy of the site blocks `eval`.
      MuiDataGrid: { defaultProps: { disableEval: true } },
    },
  });
}

/** Returns the style sheet with the CSS variables of the theme. */
export function demoThemeCss(): string {
  return themeCss(createDemoTheme({ dense: false, direction: 'ltr' }));
}

/** Provides the selected theme and direction to a demo. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  const theme = React.useMemo(() => createDemoTheme(settings), [settings]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
