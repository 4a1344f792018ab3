import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FieldAdornments() {
  const [price, setPrice] = React.useState('3.20');
  const [weight, setWeight] = React.useState('');
  const total = Number(price) * Number(weight);

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <TextField
        label="Price per kilogram, in euros"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
        }}
      />
      <TextField
        label="Weight, in kilograms"
        value={weight}
        onChange={(event) => setWeight(event.target.value)}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { endAdornment: <InputAdornment position="end">kg</InputAdornment> },
        }}
      />
      <Typography role="status">
        {total > 0 ? `Total: ${total.toFixed(2)} euros` : 'Enter a price and a weight.'}
      </Typography>
    </Stack>
  );
}
