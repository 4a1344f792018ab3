import { ThemeProvider as OtherProvider, useTheme } from '@emotion/react';
import Button from '@mui/material/Button';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const otherTheme = { palette: ['#0b5563', '#ffd166'], gap: 24 };
const materialTheme = createTheme({ palette: { primary: { main: '#0b5563' } } });

function BookingRow() {
  const { gap } = useTheme() as typeof otherTheme;

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }}>
      <Button variant="contained">Book a berth</Button>
      <span>The gap comes from the other theme.</span>
    </div>
  );
}

export default function ScopedTheme() {
  return (
    <OtherProvider theme={otherTheme}>
      <ThemeProvider theme={{ [THEME_ID]: materialTheme }}>
        <BookingRow />
      </ThemeProvider>
    </OtherProvider>
  );
}
