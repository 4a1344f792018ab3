import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function FadingModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show the ferry
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
        sx={{
          opacity: open ? 1 : 0,
          transition: open ? 'opacity 200ms' : 'opacity 200ms, visibility 200ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Ferry to the islands</DialogTitle>
          <DialogContent>It leaves the east quay at 14:30.</DialogContent>
        </ModalDialog>
      </Modal>
    </div>
  );
}
