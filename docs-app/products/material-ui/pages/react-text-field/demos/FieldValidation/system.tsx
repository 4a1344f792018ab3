import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function isEmail(value: string) {
  return /^\S+@\S+\.\S+$/.test(value);
}

export default function FieldValidation() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const [subscriber, setSubscriber] = React.useState('');
  const error = checked && !isEmail(email);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isEmail(email)) {
      setSubscriber(email);
    } else {
      inputRef.current?.focus();
    }
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ maxWidth: 400 }}>
      <TextField
        required
        type="email"
        label="Email"
        autoComplete="email"
        inputRef={inputRef}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error}
        helperText={error ? 'Write an address such as ada@example.org' : 'One letter a month'}
      />
      <Button type="submit" variant="outlined">
        Subscribe
      </Button>
      <Typography role="status">
        {subscriber ? `The letter goes to ${subscriber}.` : 'You have no subscription.'}
      </Typography>
    </Stack>
  );
}
