import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FirstButton() {
  const [count, setCount] = React.useState(0);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        Say hello
      </Button>
      <Typography role="status">
        Said hello {count} {count === 1 ? 'time' : 'times'}
      </Typography>
    </Stack>
  );
}
