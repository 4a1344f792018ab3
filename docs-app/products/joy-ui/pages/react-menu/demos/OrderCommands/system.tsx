import * as React from 'react';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const orders = ['Newest first', 'Highest sum first', 'By customer'];

export default function OrderCommands() {
  const [order, setOrder] = React.useState('Newest first');

  return (
    <Stack spacing={2} sx={{ maxWidth: 260 }}>
      <MenuList aria-label="Sort the orders" variant="soft" size="sm">
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            {name}
          </MenuItem>
        ))}
      </MenuList>
      <Typography role="status">Sorted: {order}</Typography>
    </Stack>
  );
}
