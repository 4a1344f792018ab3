import Typography from '@mui/joy/Typography';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    price: true;
  }
}

const theme: CssVarsThemeOptions = {
  typography: {
    price: {
      fontFamily: 'var(--joy-fontFamily-display, "Inter", sans-serif)',
      fontSize: '2rem',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      color: 'var(--joy-palette-text-primary, #171A1C)',
    },
  },
};

export default function CustomLevel() {
  return (
    <ThemeProvider theme={theme}>
      <Typography level="body-sm">Total</Typography>
      <Typography level="price">418.00 €</Typography>
    </ThemeProvider>
  );
}
