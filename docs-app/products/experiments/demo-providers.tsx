import type {} from '@mui/material/themeCssVarsAugmentation';
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

/** Creates the theme with density and direction; CSS variables apply other user settings. */
function createDemoTheme({ dense, direction }: DemoSettings) {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes: { light: true, dark: true },
    direction,
    typography: { fontFamily: userFont('"Roboto", "Helvetica", "Arial", sans-serif') },
    ...(dense && { components: denseComponents }),
  });
}

/** Returns the style sheet with the CSS variables of the theme. */
export function demoThemeCss(): string {
  return themeCss(createDemoTheme({ dense: false, direction: 'ltr' }));
}

/** Provides the theme and the direction that the user selected to a demo. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  const theme = React.useMemo(() => createDemoTheme(settings), [settings]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
