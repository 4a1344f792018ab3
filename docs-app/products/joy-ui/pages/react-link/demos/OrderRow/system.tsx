import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function OrderRow() {
  return (
    <Sheet
      variant="outlined"
      sx={{ position: 'relative', maxWidth: 360, padding: 2, borderRadius: 'sm' }}
    >
      <Link overlay href="#order-1043" level="title-md">
        Order 1043
      </Link>
      <Typography level="body-sm">Abel Carpentry, 59 euros</Typography>
    </Sheet>
  );
}
