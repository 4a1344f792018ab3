import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function PackingList() {
  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Packing list</FormLabel>
      <Textarea
        minRows={3}
        defaultValue={'Two chairs\nOne table\nFour lamps'}
        slotProps={{
          textarea: {
            sx: { resize: 'vertical', '&:not([aria-hidden])': { overflow: 'auto !important' } },
          },
        }}
      />
    </FormControl>
  );
}
