import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SentInvoice() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <>
      <Button ref={buttonRef} variant="contained" onClick={() => setOpen(true)}>
        Send the invoice
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
      >
        <Alert role="status" elevation={6} onClose={close}>
          The invoice is on its way.
        </Alert>
      </Snackbar>
    </>
  );
}
