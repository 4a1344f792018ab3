import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PickupForm() {
  const [harbor, setHarbor] = React.useState('Bergen');
  const [message, setMessage] = React.useState('');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setMessage(`Pickup in ${harbor} booked. We write to ${email}.`);
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField label="E-mail" name="email" type="email" required fullWidth />
        <TextField
          label="Harbor"
          select
          fullWidth
          value={harbor}
          onChange={(event) => setHarbor(event.target.value)}
        >
          <MenuItem value="Bergen">Bergen</MenuItem>
          <MenuItem value="Oslo">Oslo</MenuItem>
          <MenuItem value="Lisbon">Lisbon</MenuItem>
        </TextField>
      </Stack>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Book pickup
      </Button>
      <div role="status">{message && <Alert role="presentation">{message}</Alert>}</div>
    </Stack>
  );
}
