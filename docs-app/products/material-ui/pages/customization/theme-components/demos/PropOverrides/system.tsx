import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiPaper: {
      styleOverrides: {
        root: { variants: [{ props: { variant: 'outlined' }, style: { borderWidth: 3 } }] },
      },
    },
    MuiButton: {
      styleOverrides: {
        root: { variants: [{ props: { size: 'large' }, style: { fontWeight: 800 } }] },
      },
    },
  },
});

export default function PropOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Paper
        variant="outlined"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 3, maxWidth: 360 }}
      >
        <Button size="large" variant="contained">
          Pay now
        </Button>
        <Button>Pay later</Button>
      </Paper>
    </ThemeProvider>
  );
}
