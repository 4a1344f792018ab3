import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  denseComponents,
  readerFont,
  themeCss,
  type DemoProvidersProps,
  type DemoSettings,
} from '@vitrine/ui/authoring';

/** A theme given as a function needs one above it. */
const upperTheme = createTheme();

/** Creates the library's own theme; the reader's other settings are variables of the page. */
function createDemoTheme({ dense, direction }: DemoSettings) {
  return createTheme({
    cssVariables: { colorSchemeSelector: '[data-mode="%s"]' },
    colorSchemes: { light: true, dark: true },
    direction,
    typography: { fontFamily: readerFont('"Roboto", "Helvetica", "Arial", sans-serif') },
    ...(dense && { components: denseComponents }),
  });
}

/** Returns the style sheet of the theme's variables. */
export function demoThemeCss(): string {
  return themeCss(createDemoTheme({ dense: false, direction: 'ltr' }));
}

/** Gives a demo the theme and the direction that the reader chose. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  // As a function, the theme is only passed on: its variables are in the page already.
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
