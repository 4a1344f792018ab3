import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SignIn() {
  const [message, setMessage] = React.useState('');

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    setMessage(`Signed in as ${email}.`);
  }

  return (
    <Sheet
      component="main"
      variant="soft"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        placeItems: 'center',
        minHeight: 480,
        p: 2,
      }}
    >
      <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 360, p: 3, borderRadius: 'md' }}>
        <Typography level="h3" component="h1" sx={{ mb: 0.5 }}>
          Harbor desk
        </Typography>
        <Typography sx={{ mb: 3 }}>Sign in to see your bookings.</Typography>
        <Stack component="form" spacing={2} onSubmit={submit}>
          <FormControl required>
            <FormLabel>E-mail</FormLabel>
            <Input name="email" type="email" autoComplete="username" />
          </FormControl>
          <FormControl required>
            <FormLabel>Password</FormLabel>
            <Input name="password" type="password" autoComplete="current-password" />
          </FormControl>
          <Checkbox name="stay" label="Stay signed in" />
          <Button type="submit">Sign in</Button>
          <Typography role="status">{message}</Typography>
        </Stack>
      </Sheet>
    </Sheet>
  );
}
