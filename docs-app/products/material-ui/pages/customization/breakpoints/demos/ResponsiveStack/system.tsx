import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 4 }}>
      <Typography>Order 1482</Typography>
      <Typography>Two parcels</Typography>
      <Typography>€124.00</Typography>
    </Stack>
  );
}
