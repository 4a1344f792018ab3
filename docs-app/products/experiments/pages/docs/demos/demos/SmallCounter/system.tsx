import * as React from 'react';
import Button from '@mui/material/Button';

export default function SmallCounter() {
  const [count, setCount] = React.useState(0);

  return (
    <Button size="small" variant="outlined" onClick={() => setCount(count + 1)}>
      Sent {count} times
    </Button>
  );
}
