import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function SignatureMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={id}
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Confirm delivery
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        MenuListProps={{ 'aria-labelledby': id }}
      >
        <MenuItem onClick={close}>With a signature</MenuItem>
        <MenuItem onClick={close}>With a photo</MenuItem>
        <MenuItem onClick={close}>Left at the door</MenuItem>
      </Menu>
    </>
  );
}
