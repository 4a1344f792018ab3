import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function FourVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button>Pay invoice</Button>
      <Button variant="soft">Save draft</Button>
      <Button variant="outlined">Print</Button>
      <Button variant="plain">Skip</Button>
    </Stack>
  );
}
