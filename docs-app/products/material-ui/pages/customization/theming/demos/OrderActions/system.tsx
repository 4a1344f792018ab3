import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  typography: { button: { textTransform: 'none' } },
});

export default function OrderActions() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Confirm order</Button>
        <Button>Print invoice</Button>
      </Stack>
    </ThemeProvider>
  );
}
