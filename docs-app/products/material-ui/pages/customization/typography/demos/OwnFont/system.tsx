import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    fontFamily: '"Work Sans", sans-serif',
    h5: { fontWeight: 650, letterSpacing: '-0.01em' },
  },
});

function keepTheme(theme: Theme): Theme {
  return theme;
}

function workSansTheme(theme: Theme): Theme {
  return { ...theme, typography };
}

export default function OwnFont() {
  const [own, setOwn] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={own} onChange={(event) => setOwn(event.target.checked)} />}
        label="Work Sans"
      />
      <ThemeProvider theme={own ? workSansTheme : keepTheme}>
        <Paper variant="outlined" sx={{ p: 3, maxWidth: 360 }}>
          <Typography variant="h5" component="p" gutterBottom>
            A reading by the sea
          </Typography>
          <Typography>Four authors, one lighthouse. Doors open at half past seven.</Typography>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
