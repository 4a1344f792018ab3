import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type DialogProps } from '@toolpad/core/useDialogs';

export function AddListDialog({ open, onClose }: DialogProps<undefined, string | null>) {
  const [error, setError] = React.useState('');
  const [isSaving, setIsSaving] = React.useState(false);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setError('');
    setIsSaving(true);
    try {
      await onClose(String(data.get('name')));
    } catch {
      setError('A list has this name already.');
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog open={open} onClose={() => onClose(null)}>
      <form onSubmit={submit}>
        <DialogTitle>Add a list</DialogTitle>
        <DialogContent>
          <TextField
            margin="dense"
            label="Name"
            name="name"
            required
            error={error !== ''}
            helperText={error}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>Discard</Button>
          <Button type="submit" disabled={isSaving}>
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
