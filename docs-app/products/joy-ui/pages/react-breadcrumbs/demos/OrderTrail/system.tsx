import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function OrderTrail() {
  return (
    <Breadcrumbs aria-label="Orders" sx={{ paddingInline: 0 }}>
      <Link href="#orders">Orders</Link>
      <Link href="#march">March</Link>
      <Typography aria-current="page">Order 1042</Typography>
    </Breadcrumbs>
  );
}
