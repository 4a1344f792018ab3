import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The close button unmounts, so the focus moves to the button below.
    buttonRef.current?.focus();
  }

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Collapse in={open} unmountOnExit sx={{ alignSelf: 'stretch' }}>
        <Alert severity="info" role="note" closeText="Close the tip" onClose={close} sx={{ mb: 2 }}>
          Press the space bar to start and stop the recording.
        </Alert>
      </Collapse>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Show the tip
      </Button>
    </Stack>
  );
}
