import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function OrderCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Order 1042
        </Typography>
        <Typography variant="body2">Desk lamp and side table, 134 euros</Typography>
      </CardContent>
    </Card>
  );
}
