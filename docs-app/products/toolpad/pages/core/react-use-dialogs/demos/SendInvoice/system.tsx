import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

/** Stands for a request to a server. */
async function sendInvoice(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
}

function Invoice() {
  const dialogs = useDialogs();
  const [isSent, setIsSent] = React.useState(false);

  async function send() {
    const isSure = await dialogs.confirm('Ana Ribeiro receives it by email.', {
      title: 'Send invoice 881?',
      okText: 'Send invoice',
      onClose: async (isConfirmed) => {
        if (isConfirmed) await sendInvoice();
      },
    });
    if (isSure) setIsSent(true);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {isSent ? 'Invoice 881 is sent.' : 'Invoice 881 is a draft.'}
      </Typography>
      <Button variant="outlined" onClick={send}>
        Send
      </Button>
    </Stack>
  );
}

export default function SendInvoice() {
  return (
    <DialogsProvider>
      <Invoice />
    </DialogsProvider>
  );
}
