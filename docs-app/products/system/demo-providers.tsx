import * as React from 'react';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import createTheme from '@mui/system/createTheme';
import { createHeadlessTheme, type DemoProvidersProps } from '@vitrine/ui/authoring';

const { themeOptions, demoThemeCss } = createHeadlessTheme('system');

export { demoThemeCss };

/** Provides the selected theme and direction to a demo, without merging an outer theme. */
export function DemoProviders({ settings, cache, children }: DemoProvidersProps) {
  const theme = React.useMemo(() => createTheme(themeOptions(settings)), [settings]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
