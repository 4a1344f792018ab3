import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

function RenameDialog({ payload, open, onClose }: DialogProps<string, string | null>) {
  const [name, setName] = React.useState(payload);

  return (
    <Dialog open={open} onClose={() => onClose(null)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void onClose(name);
        }}
      >
        <DialogTitle>Rename the list</DialogTitle>
        <DialogContent>
          <TextField
            margin="dense"
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>Discard</Button>
          <Button type="submit" disabled={name === ''}>
            Rename
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function List() {
  const dialogs = useDialogs();
  const [name, setName] = React.useState('Spare parts');

  async function rename() {
    const entered = await dialogs.open(RenameDialog, name);
    if (entered !== null) setName(entered);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>{name}</Typography>
      <Button onClick={rename}>Rename</Button>
    </Stack>
  );
}

export default function RenameList() {
  return (
    <DialogsProvider>
      <List />
    </DialogsProvider>
  );
}
