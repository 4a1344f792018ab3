import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Order() {
  const dialogs = useDialogs();
  const [isCanceled, setIsCanceled] = React.useState(false);

  async function cancel() {
    const isSure = await dialogs.confirm('The customer receives a message.', {
      title: 'Cancel order 20418?',
      okText: 'Cancel order',
      cancelText: 'Keep order',
      severity: 'error',
    });
    if (isSure) setIsCanceled(true);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {isCanceled ? 'Order 20418 is canceled.' : 'Order 20418 is open.'}
      </Typography>
      <Button variant="outlined" onClick={isCanceled ? () => setIsCanceled(false) : cancel}>
        {isCanceled ? 'Reopen order' : 'Cancel order'}
      </Button>
    </Stack>
  );
}

export default function CancelOrder() {
  return (
    <DialogsProvider>
      <Order />
    </DialogsProvider>
  );
}
