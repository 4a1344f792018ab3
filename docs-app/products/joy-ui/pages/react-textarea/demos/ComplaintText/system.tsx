import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function ComplaintText() {
  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>What went wrong?</FormLabel>
      <Textarea name="complaint" minRows={3} />
    </FormControl>
  );
}
