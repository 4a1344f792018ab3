import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const defaultTheme = createTheme();
const compactTheme = createTheme({
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small' } },
  },
});

export default function DensitySwitch() {
  const [isCompact, setIsCompact] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={isCompact} onChange={(_, checked) => setIsCompact(checked)} />}
        label="Compact"
      />
      <ThemeProvider theme={isCompact ? compactTheme : defaultTheme}>
        <TextField label="Recipient" fullWidth />
        <TextField label="City" fullWidth />
        <Button variant="contained">Save address</Button>
      </ThemeProvider>
    </Stack>
  );
}
