import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function roundButtons(theme: Theme): Theme {
  return {
    ...theme,
    components: {
      ...theme.components,
      MuiButton: {
        ...theme.components?.MuiButton,
        styleOverrides: { root: { borderRadius: 999 } },
      },
    },
  };
}

export default function RoundButtons() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined">Details</Button>
      <ThemeProvider theme={roundButtons}>
        <Button variant="contained">Book the cabin</Button>
      </ThemeProvider>
    </Stack>
  );
}
