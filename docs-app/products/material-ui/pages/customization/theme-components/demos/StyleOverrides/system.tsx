import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 4 },
        label: { fontWeight: 700 },
      },
    },
  },
});

export default function StyleOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Chip label="Fragile" />
        <Chip label="Express" variant="outlined" />
      </Stack>
    </ThemeProvider>
  );
}
