import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrderSummary() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 4 }}
      sx={{ alignItems: { sm: 'baseline' } }}
    >
      <Typography sx={{ typography: { xs: 'h6', sm: 'h4' } }}>€96.50</Typography>
      <Typography>12 Harbor Street, Trieste</Typography>
    </Stack>
  );
}
