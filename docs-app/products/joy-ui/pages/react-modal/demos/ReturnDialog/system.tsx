import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ReturnDialog() {
  const [open, setOpen] = React.useState(false);
  const [answer, setAnswer] = React.useState('The chair is with you.');

  function choose(text: string) {
    setAnswer(text);
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{answer}</Typography>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Return the chair
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Return the chair</DialogTitle>
          <DialogContent>It was delivered on 3 March. You have 30 days.</DialogContent>
          <DialogActions orientation="vertical">
            <Button onClick={() => choose('A driver will come.')}>Let us fetch it</Button>
            <Button
              variant="outlined"
              color="neutral"
              onClick={() => choose('A label is in your inbox.')}
            >
              Send me a label
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
