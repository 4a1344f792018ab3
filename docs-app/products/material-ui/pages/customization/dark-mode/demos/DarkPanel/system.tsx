import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkPanel() {
  return (
    <ThemeProvider theme={() => darkTheme}>
      <Paper sx={{ p: 3, maxWidth: 360 }}>
        <Typography variant="h6" component="p">
          Night deliveries
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>18 parcels before six o'clock.</Typography>
        <Button variant="contained" sx={{ mt: 2 }}>
          Plan a route
        </Button>
      </Paper>
    </ThemeProvider>
  );
}
