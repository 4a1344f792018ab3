import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function OrderSort() {
  const [order, setOrder] = React.useState('date');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Order of the list"
        variant="soft"
        value={order}
        onChange={(_, value) => {
          if (value !== null) setOrder(value);
        }}
      >
        <Button value="date">Date</Button>
        <Button value="customer">Customer</Button>
        <Button value="sum">Sum</Button>
      </ToggleButtonGroup>
      <Typography role="status">Sorted by {order}</Typography>
    </Stack>
  );
}
