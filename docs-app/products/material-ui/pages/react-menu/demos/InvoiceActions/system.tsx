import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function InvoiceActions() {
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
        Invoice 1042
      </Button>
      <Menu anchorEl={anchor} open={open} onClose={close} MenuListProps={{ 'aria-labelledby': id }}>
        <MenuItem onClick={close}>Download</MenuItem>
        <MenuItem onClick={close}>Send again</MenuItem>
        <MenuItem onClick={close}>Cancel invoice</MenuItem>
      </Menu>
    </>
  );
}
