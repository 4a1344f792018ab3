import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function OrderCard() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Card className="max-w-85">
      <div className="flex items-center justify-between">
        <Typography component="h3" level="title-lg">
          Order 1042
        </Typography>
        <Chip role="status" color={paid ? 'success' : 'warning'}>
          {paid ? 'Paid' : 'Open'}
        </Chip>
      </div>
      <Divider />
      <CardContent>
        <Typography>Two chairs and a table for Lind &amp; Daughters.</Typography>
        <Typography level="body-sm">Ordered on 3 March 2025, 418 euros</Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setPaid(!paid)}>{paid ? 'Mark as open' : 'Mark as paid'}</Button>
      </CardActions>
    </Card>
  );
}
