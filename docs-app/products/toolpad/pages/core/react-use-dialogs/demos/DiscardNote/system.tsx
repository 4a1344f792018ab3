import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function NoteDialog({ open, onClose }: DialogProps) {
  const dialogs = useDialogs();
  const [note, setNote] = React.useState('');

  async function close() {
    const canClose =
      note === '' ||
      (await dialogs.confirm('The note is not saved.', {
        title: 'Discard the note?',
        okText: 'Discard note',
        cancelText: 'Keep writing',
      }));
    if (canClose) await onClose();
  }

  return (
    <Dialog open={open} onClose={close}>
      <DialogTitle>Note for order 20418</DialogTitle>
      <DialogContent>
        <TextField
          margin="dense"
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function NoteButton() {
  const dialogs = useDialogs();

  return (
    <Button variant="outlined" onClick={() => dialogs.open(NoteDialog)}>
      Write a note
    </Button>
  );
}

export default function DiscardNote() {
  return (
    <DialogsProvider>
      <NoteButton />
    </DialogsProvider>
  );
}
