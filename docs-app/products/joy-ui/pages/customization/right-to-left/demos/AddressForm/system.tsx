import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function AddressForm() {
  return (
    <Stack dir="rtl" lang="ar" spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>الاسم</FormLabel>
        <Input />
      </FormControl>
      <FormControl>
        <FormLabel>المدينة</FormLabel>
        <Input />
      </FormControl>
      <Button>حفظ</Button>
    </Stack>
  );
}
