import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

const theme: CssVarsThemeOptions = {
  components: {
    JoyChip: {
      styleOverrides: {
        root: { '--Chip-radius': '4px' },
        label: { textTransform: 'uppercase', letterSpacing: '0.05em' },
      },
    },
  },
};

export default function StyleOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Chip>Fragile</Chip>
        <Chip variant="outlined">Express</Chip>
      </Stack>
    </ThemeProvider>
  );
}
