import { createTheme, unstable_createCssVarsTheme as createCssVarsTheme } from '@mui/system';
import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';
import GlobalStyles from '@mui/system/GlobalStyles';
import Stack from '@mui/system/Stack';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createCssVarsTheme({
  ...createTheme(),
  cssVarPrefix: 'quay',
  colorSchemeSelector: 'data-quay-scheme',
  colorSchemes: {
    light: { palette: { paper: '#ffffff', ink: '#1a2233' } },
    dark: { palette: { paper: '#1b2230', ink: '#e8ecf4' } },
  },
  shouldSkipGeneratingVar: (path: string[]) => path[0] !== 'palette',
});

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={[
        { p: 2, bgcolor: 'paper', color: 'ink', border: '1px solid #6b7689' },
        (current: Theme) => current.applyStyles('dark', { borderStyle: 'dashed' }),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SchemeStyles() {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <div data-quay-scheme="light">
          <Notice>Pier 2 is open.</Notice>
        </div>
        <div data-quay-scheme="dark">
          <Notice>Pier 3 closes at sunset.</Notice>
        </div>
      </Stack>
    </ThemeProvider>
  );
}
