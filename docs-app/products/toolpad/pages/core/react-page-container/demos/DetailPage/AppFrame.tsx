import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AppProvider, type AppProviderProps } from '@toolpad/core/AppProvider';

const plainTheme = createTheme();

/** Uses the theme of this site in the provider. An app passes its theme to AppProvider instead. */
export function AppFrame({ children, ...props }: AppProviderProps) {
  const theme = useTheme();

  return (
    <AppProvider {...props} theme={plainTheme}>
      <ThemeProvider theme={() => theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </AppProvider>
  );
}
