import * as React from 'react';
import Box from '@mui/system/Box';

export default function BoxElements() {
  const [address, setAddress] = React.useState('');
  const [sentTo, setSentTo] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSentTo(address);
  }

  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      sx={{ display: 'grid', gap: 1, maxWidth: 360, color: 'text.primary' }}
    >
      <label htmlFor="receipt-address">Send the receipt to</label>
      <Box
        component="input"
        id="receipt-address"
        type="email"
        required
        value={address}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setAddress(event.target.value)}
        sx={{
          p: 1,
          border: 1,
          borderColor: 'border',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'inherit',
          font: 'inherit',
        }}
      />
      <Box
        component="button"
        type="submit"
        sx={{
          justifySelf: 'start',
          px: 2,
          py: 1,
          border: 0,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        Send
      </Box>
      <Box component="output" htmlFor="receipt-address" sx={{ minHeight: '1.5em' }}>
        {sentTo && `The receipt is on its way to ${sentTo}.`}
      </Box>
    </Box>
  );
}
