import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';

const surface = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 260,
  height: 'fit-content',
  p: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
};

export default function CloseReason() {
  const [open, setOpen] = React.useState(false);

  function handleClose(_event: object, reason: 'backdropClick' | 'escapeKeyDown') {
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  }

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Cancel the booking
      </Button>
      <Modal open={open} onClose={handleClose}>
        <Box role="dialog" aria-modal="true" aria-label="Cancel the booking" sx={surface}>
          The berth becomes free.
          <Button onClick={() => setOpen(false)}>Keep the booking</Button>
        </Box>
      </Modal>
    </div>
  );
}
