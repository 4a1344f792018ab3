import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonVariants() {
  const [message, setMessage] = React.useState('Order 1042 holds three items.');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setMessage('Order 1042 is placed.')}>Place order</Button>
        <Button variant="soft" onClick={() => setMessage('Order 1042 is saved for later.')}>
          Save for later
        </Button>
        <Button
          variant="outlined"
          color="neutral"
          onClick={() => setMessage('The link to order 1042 is copied.')}
        >
          Copy link
        </Button>
        <Button
          variant="plain"
          color="danger"
          onClick={() => setMessage('Order 1042 is discarded.')}
        >
          Discard
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
