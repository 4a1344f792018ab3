import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function toRightToLeft(outer: Theme): Theme {
  return { ...outer, direction: 'rtl' };
}

export default function AddressForm() {
  return (
    <ThemeProvider theme={toRightToLeft}>
      <Stack dir="rtl" lang="ar" spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField label="الاسم" />
        <TextField label="المدينة" />
        <Button variant="contained">حفظ</Button>
      </Stack>
    </ThemeProvider>
  );
}
