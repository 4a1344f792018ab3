import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function NoteModal() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');
  const [hint, setHint] = React.useState('');

  function show() {
    setNote('');
    setHint('');
    setOpen(true);
  }

  return (
    <div>
      <Button variant="outlined" onClick={show}>
        Write a note
      </Button>
      <Modal
        open={open}
        onClose={(_, reason) => {
          if (reason === 'backdropClick' && note !== '') setHint('The note is not saved yet.');
          else setOpen(false);
        }}
      >
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Discard the note" />
          <DialogTitle>Note for the driver</DialogTitle>
          <Textarea
            aria-label="Note"
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Typography role="status">{hint}</Typography>
          <Button onClick={() => setOpen(false)}>Save</Button>
        </ModalDialog>
      </Modal>
    </div>
  );
}
