import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function CarrierDetails() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  React.useEffect(() => {
    if (!open) return undefined;
    // On hover the focus can be anywhere, so listen on the document.
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setAnchor(null);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  function handleOpen(event: React.SyntheticEvent<HTMLElement>) {
    setAnchor(event.currentTarget);
  }

  function handleClose() {
    setAnchor(null);
  }

  return (
    <span onMouseLeave={handleClose}>
      <Button
        aria-describedby={open ? id : undefined}
        onMouseEnter={handleOpen}
        onFocus={handleOpen}
        onClick={handleOpen}
        onBlur={handleClose}
      >
        North Line
      </Button>
      <Popper id={id} open={open} anchorEl={anchor} placement="bottom-start">
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography variant="subtitle2">North Line, Bergen</Typography>
          <Typography variant="body2">Two ships a week to Hamburg</Typography>
          <Typography variant="body2">98 % of parcels on time</Typography>
        </Paper>
      </Popper>
    </span>
  );
}
