import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, responsiveFontSizes, ThemeProvider, type Theme } from '@mui/material/styles';

const { typography } = responsiveFontSizes(createTheme());

export default function ResponsiveHeading() {
  return (
    <Stack spacing={2}>
      <Typography variant="h4" component="p">
        Ferries to Corsica
      </Typography>
      <ThemeProvider theme={(theme: Theme) => ({ ...theme, typography })}>
        <Typography variant="h4" component="p">
          Ferries to Sardinia
        </Typography>
      </ThemeProvider>
    </Stack>
  );
}
