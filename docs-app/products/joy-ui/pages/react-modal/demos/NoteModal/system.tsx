import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function NoteModal() {
  const [open, setOpen] = React.useState(false);
  const [saved, setSaved] = React.useState('');
  const [note, setNote] = React.useState('');
  const [hint, setHint] = React.useState('');

  function show() {
    setNote(saved);
    setHint('');
    setOpen(true);
  }

  function save() {
    setSaved(note);
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Note: {saved || 'none'}</Typography>
      <Button variant="outlined" onClick={show}>
        Write a note
      </Button>
      <Modal
        open={open}
        onClose={(_, reason) => {
          if (reason === 'closeClick' || note === saved) setOpen(false);
          else setHint('The note is not saved yet.');
        }}
      >
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close without saving" />
          <DialogTitle>Note for the driver</DialogTitle>
          <Textarea
            aria-label="Note"
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Typography role="status">{hint}</Typography>
          <Button onClick={save}>Save</Button>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
