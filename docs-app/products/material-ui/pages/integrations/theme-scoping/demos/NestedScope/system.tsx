import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const shop = createTheme({ palette: { primary: { main: '#0b5563' } } });
const express = createTheme({ palette: { primary: { main: '#8a1c3c' } } });

export default function NestedScope() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: shop }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained">Send by ship</Button>
        <ThemeProvider theme={{ [THEME_ID]: express }}>
          <Button variant="contained">Send by plane</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
