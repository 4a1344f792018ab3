import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BookingForm() {
  const [name, setName] = React.useState('');
  const [breakfast, setBreakfast] = React.useState(false);
  const [message, setMessage] = React.useState('');

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    setMessage(`${name}: cabin for two${breakfast ? ' with breakfast' : ''}`);
  }

  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 320 }} onSubmit={handleSubmit}>
      <TextField
        required
        label="Name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormControlLabel
        control={<Checkbox />}
        label="Breakfast"
        checked={breakfast}
        onChange={(_, checked) => setBreakfast(checked)}
      />
      <Button type="submit" variant="contained">
        Book the cabin
      </Button>
      {message && <Alert>{message}</Alert>}
    </Stack>
  );
}
