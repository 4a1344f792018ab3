import * as React from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const april = { name: 'April', orders: 412, returns: 9 };
const may = { name: 'May', orders: 388, returns: 14 };

export default function DividedFacts() {
  const [month, setMonth] = React.useState(april);
  const { name, orders, returns } = month;

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      <Stack
        role="status"
        direction="row"
        spacing={2}
        divider={<Box aria-hidden sx={{ borderLeft: 1, borderColor: 'divider' }} />}
      >
        <span>{name}</span>
        <span>{orders} orders</span>
        <span>{returns} returns</span>
      </Stack>
      <Box
        component="button"
        type="button"
        onClick={() => setMonth(month === april ? may : april)}
        sx={{
          px: 2,
          py: 1,
          border: 1,
          borderColor: 'primary.main',
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'primary.main',
          font: 'inherit',
          cursor: 'pointer',
        }}
      >
        Other month
      </Box>
    </Stack>
  );
}
