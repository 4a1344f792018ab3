import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <FormControl size="sm">
        <FormLabel>Street</FormLabel>
        <Input defaultValue="Harbor Road 12" />
      </FormControl>
      <FormControl>
        <FormLabel>City</FormLabel>
        <Input variant="soft" defaultValue="Bergen" />
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Country</FormLabel>
        <Input variant="soft" color="primary" defaultValue="Norway" />
      </FormControl>
      <FormControl disabled>
        <FormLabel>Customer number</FormLabel>
        <Input variant="plain" defaultValue="2041" />
      </FormControl>
    </Stack>
  );
}
