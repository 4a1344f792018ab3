import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertWithTitle() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Stack spacing={2}>
      <Alert severity={paid ? 'success' : 'error'}>
        <AlertTitle>{paid ? 'Payment received' : 'Payment refused'}</AlertTitle>
        {paid
          ? 'Your tickets are in your inbox.'
          : 'Your bank did not accept the card. Nothing was charged, and your seats are still held.'}
      </Alert>
      <Button variant="outlined" onClick={() => setPaid(!paid)} sx={{ alignSelf: 'flex-start' }}>
        {paid ? 'Cancel the tickets' : 'Pay with another card'}
      </Button>
    </Stack>
  );
}
