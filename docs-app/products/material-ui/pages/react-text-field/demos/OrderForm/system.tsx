import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function OrderForm() {
  const [message, setMessage] = React.useState('Fill in the form to order.');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const quantity = data.get('quantity');
    const mugs = quantity === '1' ? '1 mug' : `${quantity} mugs`;
    setMessage(`On the way to ${data.get('name')}: ${mugs}.`);
  }

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ maxWidth: 400 }}>
      <TextField required name="name" label="Full name" autoComplete="name" />
      <TextField
        required
        type="email"
        name="email"
        label="Email"
        autoComplete="email"
        helperText="For the receipt only"
      />
      <TextField
        type="number"
        name="quantity"
        label="Number of mugs"
        defaultValue={1}
        slotProps={{ htmlInput: { min: 1, max: 12 } }}
      />
      <Button type="submit" variant="contained">
        Order
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
