import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  denseComponents,
  userFont,
  themeCss,
  type DemoProvidersProps,
  type DemoSettings,
} from '@vitrine/ui/authoring';

/** MUI requires an outer theme when a theme is a function. */
const upperTheme = createTheme();

/** Creates the library's own theme; other settings of the user are CSS variables of the page. */
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
  // A theme function only passes the theme on, because the page already has its CSS variables.
  const theme = React.useMemo(() => {
    const created = createDemoTheme(settings);
    return () => created;
  }, [settings]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={upperTheme}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
