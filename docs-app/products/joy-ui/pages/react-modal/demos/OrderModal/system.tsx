import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function OrderModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show order 1043
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Order 1043</DialogTitle>
          <DialogContent>Desk lamp “Heron”, 59 euros.</DialogContent>
        </ModalDialog>
      </Modal>
    </div>
  );
}
