import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ComposedPassword() {
  const id = React.useId();
  const [shown, setShown] = React.useState(false);
  const [name, setName] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('username')));
  }

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ maxWidth: 400 }}>
      <TextField required name="username" label="User name" autoComplete="username" />
      <FormControl required>
        <InputLabel htmlFor={id}>Password</InputLabel>
        <OutlinedInput
          id={id}
          label="Password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          aria-describedby={`${id}-help`}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          }
        />
        <FormHelperText id={`${id}-help`}>The one from your welcome letter</FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Sign in
      </Button>
      <Typography role="status">{name ? `Signed in as ${name}.` : 'Not signed in.'}</Typography>
    </Stack>
  );
}
