import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ClosablePopper() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        role="presentation"
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        sx={{ minHeight: 100 }}
      >
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Weight
        </Button>
        <Popper open={open} anchorEl={() => buttonRef.current!} disablePortal>
          <Paper elevation={4} sx={{ p: 1 }}>
            12 kilograms
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
