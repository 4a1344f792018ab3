import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function CustomerName() {
  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Customer</FormLabel>
      <Input name="customer" defaultValue="Lind & Daughters" autoComplete="off" />
    </FormControl>
  );
}
