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

/** `ThemeProvider` requires an outer theme when its `theme` is a function. */
const upperTheme = createTheme();

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
    ...(dense && { components: denseComponents }),
  });
}

/** Returns the style sheet with the CSS variables of the theme. */
export function demoThemeCss(): string {
  return themeCss(createDemoTheme({ dense: false, direction: 'ltr' }));
}

/** Provides the selected theme and direction to a demo. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  // A theme function stops MUI from inserting CSS variables, which the page already has.
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
