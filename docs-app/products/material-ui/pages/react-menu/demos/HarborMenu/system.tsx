import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const harbors = [
  'Antwerp',
  'Bergen',
  'Dublin',
  'Gdynia',
  'Genoa',
  'Hamburg',
  'Lisbon',
  'Malaga',
  'Marseille',
  'Oslo',
  'Rotterdam',
  'Valencia',
];

export default function HarborMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Reroute the ship
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': id }}
        slotProps={{ paper: { sx: { maxHeight: 240, width: 200 } } }}
      >
        {harbors.map((name) => (
          <MenuItem key={name} onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
