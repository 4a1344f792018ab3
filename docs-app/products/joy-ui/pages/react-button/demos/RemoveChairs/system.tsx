import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function RemoveChairs() {
  const [count, setCount] = React.useState(0);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button onClick={() => setCount(count + 4)}>Add four chairs</Button>
      <Button disabled={count === 0} onClick={() => setCount(0)}>
        Remove all {count}
      </Button>
    </Stack>
  );
}
