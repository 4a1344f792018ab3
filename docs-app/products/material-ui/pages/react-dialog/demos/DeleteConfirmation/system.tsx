import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DeleteConfirmation() {
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);
  const textId = React.useId();

  function handleClose() {
    setOpen(false);
  }

  function handleDelete() {
    setDeleted(true);
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">
        {deleted ? 'The Atlas project was deleted.' : 'The Atlas project has 12 boards.'}
      </Typography>
      <Button variant="outlined" onClick={deleted ? () => setDeleted(false) : () => setOpen(true)}>
        {deleted ? 'Restore project' : 'Delete project'}
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        aria-describedby={textId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete the Atlas project?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Its 12 boards leave every member’s home page. You can restore them for 30 days.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Keep project</Button>
          <Button variant="contained" onClick={handleDelete}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
