import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  const [count, setCount] = React.useState(4);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="sm" onClick={() => setCount(count + 1)}>
        Add a chair
      </Button>
      <Button onClick={() => setCount(count + 4)}>Add four chairs</Button>
      <Button size="lg" disabled={count === 0} onClick={() => setCount(0)}>
        Remove all {count}
      </Button>
    </Stack>
  );
}
