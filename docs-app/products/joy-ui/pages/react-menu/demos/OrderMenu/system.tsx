import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderMenu() {
  const [state, setState] = React.useState('open');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <MenuButton>Order 1042</MenuButton>
        <Menu>
          <MenuItem onClick={() => setState('packed')}>Pack</MenuItem>
          <MenuItem onClick={() => setState('on its way')}>Ship</MenuItem>
          <MenuItem onClick={() => setState('canceled')}>Cancel</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">The order is {state}.</Typography>
    </Stack>
  );
}
