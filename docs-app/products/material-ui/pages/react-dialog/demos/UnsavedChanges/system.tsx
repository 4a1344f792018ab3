import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function UnsavedChanges() {
  const [open, setOpen] = React.useState(false);
  const [saved, setSaved] = React.useState('Bring the blue folder');
  const [draft, setDraft] = React.useState(saved);
  const [hint, setHint] = React.useState('');

  function handleOpen() {
    setDraft(saved);
    setHint('');
    setOpen(true);
  }

  function handleClose(_event: object, reason: 'backdropClick' | 'escapeKeyDown') {
    if (draft === saved) {
      setOpen(false);
      return;
    }
    const cause = reason === 'escapeKeyDown' ? 'Escape' : 'A click outside';
    setHint(`${cause} would lose your edit. Save it or discard it.`);
  }

  function handleSave() {
    setSaved(draft);
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>Note: {saved}</Typography>
      <Button variant="outlined" onClick={handleOpen}>
        Edit note
      </Button>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle sx={{ pb: 0 }}>Edit note</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            margin="normal"
            label="Note"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <DialogContentText role="status" sx={{ mt: 1 }}>
            {hint}
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ justifyContent: 'space-between' }}>
          <Button onClick={() => setOpen(false)}>Discard</Button>
          <Button variant="contained" onClick={handleSave}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
