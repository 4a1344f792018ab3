import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    h5: { fontWeight: 700, lineHeight: 1.2 },
    overline: { fontWeight: 600, textTransform: 'none' },
  },
});

export default function InvoiceHeading() {
  return (
    <ThemeProvider theme={(theme: Theme) => ({ ...theme, typography })}>
      <Stack>
        <Typography variant="overline">Invoice 2041</Typography>
        <Typography variant="h5" component="p">
          Repair of the harbor lights
        </Typography>
        <Typography>Due on 30 September, payable in two parts.</Typography>
      </Stack>
    </ThemeProvider>
  );
}
