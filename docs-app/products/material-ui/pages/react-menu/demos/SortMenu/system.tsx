import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SortIcon from '@mui/icons-material/Sort';

const orders = ['Newest first', 'Oldest first', 'Highest total', 'Lowest total'];

export default function SortMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('Highest total');
  const open = anchor !== null;

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {order}
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Sort the invoices' }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => {
              setOrder(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
