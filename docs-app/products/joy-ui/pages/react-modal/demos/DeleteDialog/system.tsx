import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DeleteDialog() {
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);

  function handleDelete() {
    setDeleted(true);
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {deleted ? 'Invoice 2041 was deleted.' : 'Invoice 2041 is a draft.'}
      </Typography>
      <Button
        variant="outlined"
        color={deleted ? 'neutral' : 'danger'}
        onClick={deleted ? () => setDeleted(false) : () => setOpen(true)}
      >
        {deleted ? 'Restore invoice' : 'Delete invoice'}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog role="alertdialog" maxWidth="sm">
          <DialogTitle>Delete invoice 2041?</DialogTitle>
          <DialogContent>Nobody has received it yet. You can restore it for 30 days.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={handleDelete}>
              Delete
            </Button>
            <Button variant="plain" color="neutral" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
