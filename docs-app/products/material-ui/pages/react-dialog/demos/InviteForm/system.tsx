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

export default function InviteForm() {
  const [open, setOpen] = React.useState(false);
  const [invited, setInvited] = React.useState('');
  const formId = React.useId();

  function handleSubmit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setInvited(String(new FormData(event.currentTarget).get('email')));
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Invite a teammate
      </Button>
      <Typography role="status">
        {invited === '' ? 'Nobody is invited yet.' : `Invitation sent to ${invited}.`}
      </Typography>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Invite a teammate</DialogTitle>
        <DialogContent>
          <DialogContentText>The link in the message works for seven days.</DialogContentText>
          <form id={formId} onSubmit={handleSubmit}>
            <TextField
              fullWidth
              required
              margin="normal"
              type="email"
              name="email"
              label="Email address"
              autoComplete="off"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId}>
            Send
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
