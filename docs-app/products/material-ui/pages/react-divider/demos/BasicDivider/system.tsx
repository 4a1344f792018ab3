import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <div>
      <Typography>Two desk lamps, 98 €</Typography>
      <Divider sx={{ my: 1 }} />
      <Typography>Delivery, 6 €</Typography>
    </div>
  );
}
