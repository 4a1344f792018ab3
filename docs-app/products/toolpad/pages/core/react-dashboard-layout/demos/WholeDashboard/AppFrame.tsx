import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AppProvider, type AppProviderProps } from '@toolpad/core/AppProvider';
import { NotificationsProvider } from '@toolpad/core/useNotifications';

const plainTheme = createTheme();

/** Uses this site's theme inside AppProvider. An app passes its own theme to AppProvider. */
export function AppFrame({ children, ...props }: AppProviderProps) {
  const theme = useTheme();

  return (
    <AppProvider {...props} theme={plainTheme}>
      <ThemeProvider theme={() => theme}>
        <CssBaseline enableColorScheme />
        <NotificationsProvider>{children}</NotificationsProvider>
      </ThemeProvider>
    </AppProvider>
  );
}
