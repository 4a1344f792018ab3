import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ResponsiveStack() {
  const [message, setMessage] = React.useState('One letter a month.');

  function handleSubmit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setMessage(email === '' ? 'Enter an email address first.' : `${email} is on the list.`);
  }

  return (
    <Stack spacing={2}>
      <Stack
        component="form"
        aria-label="Newsletter"
        onSubmit={handleSubmit}
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 2 }}
      >
        <TextField name="email" label="Email address" size="small" autoComplete="off" />
        <Button type="submit" variant="contained">
          Subscribe
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
