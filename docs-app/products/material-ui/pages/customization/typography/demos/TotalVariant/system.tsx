import type { CSSProperties } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariantsOptions {
    total?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    total: true;
  }
}

const fontFamily = '"Roboto", "Helvetica", "Arial", sans-serif';
const { typography } = createTheme({
  typography: {
    total: { fontFamily, fontSize: '1.5rem', fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  },
});

export default function TotalVariant() {
  return (
    <ThemeProvider theme={(theme: Theme) => ({ ...theme, typography })}>
      <Stack sx={{ alignItems: 'flex-end' }}>
        <Typography color="textSecondary">Freight, September</Typography>
        <Typography variant="total">1,171.10 €</Typography>
        <Typography color="textSecondary">Freight, October</Typography>
        <Typography variant="total">2,408.96 €</Typography>
      </Stack>
    </ThemeProvider>
  );
}
