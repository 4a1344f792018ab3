import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FieldVariants() {
  const [street, setStreet] = React.useState('');
  const [city, setCity] = React.useState('');
  const [country, setCountry] = React.useState('Portugal');
  const address = [street, city, country].filter(Boolean).join(', ');

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <TextField
        variant="outlined"
        label="Street"
        value={street}
        onChange={(event) => setStreet(event.target.value)}
      />
      <TextField
        variant="filled"
        label="City"
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
      <TextField
        variant="standard"
        label="Country"
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      <Typography role="status">Address: {address}</Typography>
    </Stack>
  );
}
