import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function CarrierDetails() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  function handleOpen(event: React.SyntheticEvent<HTMLElement>) {
    setAnchor(event.currentTarget);
  }

  function handleClose() {
    setAnchor(null);
  }

  return (
    <span onMouseLeave={handleClose}>
      <Button
        aria-describedby={anchor ? id : undefined}
        onMouseEnter={handleOpen}
        onFocus={handleOpen}
        onClick={handleOpen}
        onBlur={handleClose}
        onKeyDown={(event) => event.key === 'Escape' && handleClose()}
      >
        North Line
      </Button>
      <Popper id={id} open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper variant="outlined" sx={{ p: 2 }}>
          Two ships a week, Bergen to Hamburg
        </Paper>
      </Popper>
    </span>
  );
}
