import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-order-scheme',
    cssVarPrefix: 'order',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
});

function ModeButtons() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      onChange={(_event, next: 'light' | 'system' | 'dark' | null) => next && setMode(next)}
      aria-label="Color mode"
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeSwitch() {
  const [box, setBox] = React.useState<HTMLDivElement | null>(null);

  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={box}
      modeStorageKey="order-mode"
      colorSchemeStorageKey="order-scheme"
    >
      <Paper ref={setBox} variant="outlined" sx={{ p: 3, maxWidth: 360 }}>
        <Typography variant="h6" component="p">
          Order 1482
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>Two parcels, paid by invoice.</Typography>
        <Button variant="contained" sx={{ my: 2 }}>
          Track parcels
        </Button>
        <NoSsr fallback={<div style={{ height: 40 }} />}>
          <ModeButtons />
        </NoSsr>
      </Paper>
    </ThemeProvider>
  );
}
