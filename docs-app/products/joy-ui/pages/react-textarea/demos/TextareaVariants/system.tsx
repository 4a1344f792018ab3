import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaVariants() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <FormControl>
        <FormLabel>Gift card</FormLabel>
        <Textarea variant="soft" color="primary" defaultValue="All the best, Ada" />
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Delivery note</FormLabel>
        <Textarea variant="soft" defaultValue="Two parcels" />
      </FormControl>
      <FormControl disabled>
        <FormLabel>Note of the warehouse</FormLabel>
        <Textarea size="sm" defaultValue="Packed by Bo" />
      </FormControl>
    </Stack>
  );
}
