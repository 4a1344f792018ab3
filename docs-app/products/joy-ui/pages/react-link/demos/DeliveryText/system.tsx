import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function DeliveryText() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      Orders from Bergen leave on Monday. Read{' '}
      <Link href="#delivery-times" underline="always">
        all delivery times
      </Link>{' '}
      before you choose a carrier.
    </Typography>
  );
}
