import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function InvoiceCard() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Invoice 2077
        </Typography>
        <Typography variant="body2" role="status">
          418 euros, {paid ? 'paid' : 'due on 1 March'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setPaid(!paid)}>{paid ? 'Mark as open' : 'Mark as paid'}</Button>
      </CardActions>
    </Card>
  );
}
