import * as React from 'react';
import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const themes = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

export default function DarkNotice() {
  const [isDark, setIsDark] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 320, color: 'text.primary' }}>
      <label>
        <input
          type="checkbox"
          checked={isDark}
          onChange={(event) => setIsDark(event.target.checked)}
        />{' '}
        Dark theme
      </label>
      <ThemeProvider theme={isDark ? themes.dark : themes.light}>
        <Box
          sx={[
            { p: 2, bgcolor: '#fff1d6', color: '#4a2c00' },
            (theme) => theme.applyStyles('dark', { backgroundColor: '#3a2708', color: '#ffe3b0' }),
          ]}
        >
          The harbor is closed on Sunday.
        </Box>
      </ThemeProvider>
    </Box>
  );
}
