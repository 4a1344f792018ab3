import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const total = 120;

export default function ImportProgress() {
  const [count, setCount] = React.useState(40);
  const isDone = count === total;

  return (
    <Stack spacing={1.5} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <Typography id="import-label" level="title-sm">
        Orders of last year
      </Typography>
      <LinearProgress
        determinate
        value={(count / total) * 100}
        color={isDone ? 'success' : 'primary'}
        size="lg"
        thickness={10}
        aria-labelledby="import-label"
        aria-valuetext={`${count} of ${total} orders`}
        sx={{ inlineSize: '100%', '--LinearProgress-radius': '5px' }}
      />
      <Typography role="status" level="body-sm">
        {isDone ? 'All orders are here.' : `${count} of ${total} orders`}
      </Typography>
      <Button variant="outlined" onClick={() => setCount(isDone ? 0 : count + 40)}>
        {isDone ? 'Start again' : 'Import the next 40'}
      </Button>
    </Stack>
  );
}
