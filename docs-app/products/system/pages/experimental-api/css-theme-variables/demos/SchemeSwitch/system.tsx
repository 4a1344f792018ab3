import * as React from 'react';
import { createTheme, unstable_createCssVarsTheme as createCssVarsTheme } from '@mui/system';
import Box from '@mui/system/Box';
import GlobalStyles from '@mui/system/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createCssVarsTheme({
  ...createTheme(),
  cssVarPrefix: 'berth',
  colorSchemeSelector: 'data-berth-scheme',
  colorSchemes: {
    day: { palette: { paper: '#ffffff', ink: '#1a2233', line: '#6b7689' } },
    night: { palette: { paper: '#1b2230', ink: '#e8ecf4', line: '#8d99ad' } },
  },
  shouldSkipGeneratingVar: (path: string[]) => path[0] !== 'palette',
});

export default function SchemeSwitch() {
  const [isNight, setIsNight] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <div data-berth-scheme={isNight ? 'night' : 'day'}>
        <Box sx={{ p: 2, maxWidth: 360, border: 1, borderColor: 'line', bgcolor: 'paper' }}>
          <Box component="label" sx={{ color: 'ink' }}>
            <input
              type="checkbox"
              checked={isNight}
              onChange={(event) => setIsNight(event.target.checked)}
            />{' '}
            Night colors for berth A1
          </Box>
        </Box>
      </div>
    </ThemeProvider>
  );
}
