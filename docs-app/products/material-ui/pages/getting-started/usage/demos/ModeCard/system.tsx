import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-card-scheme',
    cssVarPrefix: 'card',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
});

function ModeSwitch() {
  const { colorScheme, setMode } = useColorScheme();

  return (
    <FormControlLabel
      control={
        <Switch
          checked={colorScheme === 'dark'}
          onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
        />
      }
      label="Dark mode"
    />
  );
}

export default function ModeCard() {
  const [card, setCard] = React.useState<HTMLDivElement | null>(null);

  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={card}
      modeStorageKey="card-mode"
      colorSchemeStorageKey="card-scheme"
      disableNestedContext
    >
      <Paper ref={setCard} variant="outlined" sx={{ p: 3, maxWidth: 320 }}>
        <Typography gutterBottom>Night ferry to Corsica, cabin for two.</Typography>
        <NoSsr fallback={<div style={{ height: 38 }} />}>
          <ModeSwitch />
        </NoSsr>
      </Paper>
    </ThemeProvider>
  );
}
