import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function EditButton() {
  const dialogs = useDialogs();

  async function edit() {
    await dialogs.alert('Jonas Berg edits this order. Try again later.', {
      title: 'Order 20418 is locked',
      okText: 'Close',
    });
  }

  return (
    <Button variant="outlined" onClick={edit}>
      Edit order
    </Button>
  );
}

export default function LockedOrder() {
  return (
    <DialogsProvider>
      <EditButton />
    </DialogsProvider>
  );
}
