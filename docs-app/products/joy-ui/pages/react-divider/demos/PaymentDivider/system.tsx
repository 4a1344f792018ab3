import * as React from 'react';
import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function PaymentDivider() {
  const [way, setWay] = React.useState('');

  return (
    <Sheet variant="outlined" sx={{ padding: 2, borderRadius: 'md', maxWidth: 320 }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <Typography>Order 1042</Typography>
        <Divider orientation="vertical" role="presentation" />
        <Typography>418 euros</Typography>
      </Stack>
      <Divider role="presentation" sx={{ marginBlock: 2 }} />
      <Stack spacing={2}>
        <Button onClick={() => setWay('Paid by card')}>Pay by card</Button>
        <Divider sx={{ '--Divider-childPosition': '20%', '--Divider-gap': '12px' }}>or</Divider>
        <Button variant="outlined" onClick={() => setWay('An invoice will follow')}>
          Pay by invoice
        </Button>
        <Typography role="status">{way || 'Not paid yet'}</Typography>
      </Stack>
    </Sheet>
  );
}
