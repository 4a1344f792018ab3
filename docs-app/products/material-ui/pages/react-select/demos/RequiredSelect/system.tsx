import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RequiredSelect() {
  const id = React.useId();
  const [room, setRoom] = React.useState('');
  const [booked, setBooked] = React.useState('');
  const [error, setError] = React.useState(false);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBooked(room);
    setError(room === '');
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ maxWidth: 320 }}>
      <FormControl required error={error}>
        <InputLabel id={`${id}-label`}>Room</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          label="Room"
          value={room}
          onChange={(event) => {
            setRoom(event.target.value);
            setError(false);
          }}
          aria-describedby={`${id}-help`}
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': error }}
        >
          <MenuItem value="Library">Library</MenuItem>
          <MenuItem value="Studio">Studio</MenuItem>
          <MenuItem value="Terrace" disabled>
            Terrace (taken)
          </MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`}>
          {error ? 'Choose a room first' : 'For up to eight people'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Book
      </Button>
      <Typography role="status">
        {booked ? `You booked the ${booked}.` : 'Nothing booked.'}
      </Typography>
    </Stack>
  );
}
