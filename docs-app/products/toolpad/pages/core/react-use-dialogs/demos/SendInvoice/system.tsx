import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

/** Simulates a request to a server. */
async function sendInvoice(attempt: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (attempt === 1) throw new Error('The server does not answer');
}

function Invoice() {
  const dialogs = useDialogs();
  const [status, setStatus] = React.useState('Invoice 881 is a draft.');
  const attempts = React.useRef(0);

  async function send() {
    await dialogs.confirm('Ana Ribeiro receives it by email.', {
      title: 'Send invoice 881?',
      okText: 'Send invoice',
      onClose: async (isConfirmed) => {
        if (!isConfirmed) return;
        attempts.current += 1;
        try {
          await sendInvoice(attempts.current);
          setStatus('Invoice 881 is sent.');
        } catch {
          setStatus('The server does not answer. Send invoice 881 again.');
        }
      },
    });
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{status}</Typography>
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
