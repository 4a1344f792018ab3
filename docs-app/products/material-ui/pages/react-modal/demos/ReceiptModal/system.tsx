import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';

const surface = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 240,
  height: 'fit-content',
  p: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
};

export default function ReceiptModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the receipt
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Box role="dialog" aria-modal="true" aria-label="Receipt" sx={surface}>
          <p>Desk lamp, 59 euros</p>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Modal>
    </div>
  );
}
