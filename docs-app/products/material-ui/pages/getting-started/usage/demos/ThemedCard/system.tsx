import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function keepTheme(theme: Theme): Theme {
  return theme;
}

function roundTheme(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiButton: {
        ...theme.components?.MuiButton,
        styleOverrides: { root: { borderRadius: 999 } },
      },
      MuiCard: {
        styleOverrides: { root: { borderRadius: 24 } },
      },
    },
  };
}

export default function ThemedCard() {
  const [round, setRound] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={round} onChange={(event) => setRound(event.target.checked)} />}
        label="Round shapes"
      />
      <ThemeProvider theme={round ? roundTheme : keepTheme}>
        <Card variant="outlined" sx={{ maxWidth: 320 }}>
          <CardContent>
            <Typography variant="h6" component="p">
              Weekend in Lisbon
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              Three nights near the river, breakfast included.
            </Typography>
          </CardContent>
          <CardActions>
            <Button variant="contained">Book</Button>
            <Button>Details</Button>
          </CardActions>
        </Card>
      </ThemeProvider>
    </Stack>
  );
}
