import * as React from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AppProvider, type AppProviderProps } from '@toolpad/core/AppProvider';

const plainTheme = createTheme();

interface AppFrameProps extends AppProviderProps {
  startPath: string;
}

/** Keeps the path in memory, with this site's theme. In an app, use the provider for its router. */
export function AppFrame({ children, startPath, ...props }: AppFrameProps) {
  const theme = useTheme();
  const [pathname, setPathname] = React.useState(startPath);

  const router = React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url: string | URL) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider {...props} router={router} theme={plainTheme}>
      <ThemeProvider theme={() => theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </AppProvider>
  );
}
