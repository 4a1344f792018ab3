import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderFactsRow() {
  return (
    <Stack
      role="group"
      aria-label="Facts of order 1042"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 0.5, sm: 3 }}
    >
      <Typography>3 items</Typography>
      <Typography>418 euros</Typography>
      <Typography>Paid on 12 March</Typography>
    </Stack>
  );
}
