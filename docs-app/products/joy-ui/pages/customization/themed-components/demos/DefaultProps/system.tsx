import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { ThemeProvider, type CssVarsThemeOptions } from '@mui/joy/styles';

const theme: CssVarsThemeOptions = {
  components: {
    JoyFormControl: { defaultProps: { size: 'sm' } },
    JoyInput: { defaultProps: { variant: 'soft' } },
  },
};

export default function DefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {['Recipient', 'Street', 'City'].map((label) => (
          <FormControl key={label}>
            <FormLabel>{label}</FormLabel>
            <Input />
          </FormControl>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
