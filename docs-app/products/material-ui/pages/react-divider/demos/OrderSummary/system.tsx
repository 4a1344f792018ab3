import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function OrderSummary() {
  const [way, setWay] = React.useState('not paid');

  return (
    <Stack spacing={2} useFlexGap sx={{ maxWidth: 320 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
        <Typography>Order 1042</Typography>
        <Divider orientation="vertical" variant="middle" flexItem />
        <Typography>418 €</Typography>
        <Divider orientation="vertical" flexItem sx={{ borderStyle: 'dashed' }} />
        <Typography role="status">{way}</Typography>
      </Stack>
      <Divider variant="middle" />
      <Button variant="contained" onClick={() => setWay('paid by card')}>
        Pay by card
      </Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined" onClick={() => setWay('paid by invoice')}>
        Pay by invoice
      </Button>
      <Divider role="presentation" textAlign="left">
        <Chip label="Need help?" size="small" />
      </Divider>
      <Typography sx={{ color: 'text.secondary' }}>We answer until eight.</Typography>
    </Stack>
  );
}
