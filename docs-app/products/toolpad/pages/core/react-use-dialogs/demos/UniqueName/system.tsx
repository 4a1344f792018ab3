import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { AddListDialog } from './AddListDialog';

function Lists() {
  const dialogs = useDialogs();
  const [names, setNames] = React.useState(['Returns', 'Spare parts']);

  async function saveName(name: string | null) {
    if (name === null) return;
    // Ask your server here. An error keeps the dialog open.
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    if (names.includes(name)) throw new Error('Name is not unique');
  }

  async function add() {
    const name = await dialogs.open(AddListDialog, undefined, { onClose: saveName });
    if (name !== null) setNames([...names, name]);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{names.join(', ')}</Typography>
      <Button variant="outlined" onClick={add}>
        Add a list
      </Button>
    </Stack>
  );
}

export default function UniqueName() {
  return (
    <DialogsProvider>
      <Lists />
    </DialogsProvider>
  );
}
