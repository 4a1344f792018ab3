import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonVariants() {
  const [message, setMessage] = React.useState('Your basket has three items.');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setMessage('Your order is placed.')}>
          Place order
        </Button>
        <Button variant="outlined" onClick={() => setMessage('Your basket is saved for later.')}>
          Save for later
        </Button>
        <Button onClick={() => setMessage('Your basket is empty.')}>Empty basket</Button>
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
