import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  },
});

export default function DefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TextField label="Recipient" />
        <TextField label="Street" />
        <TextField label="City" />
      </Stack>
    </ThemeProvider>
  );
}
