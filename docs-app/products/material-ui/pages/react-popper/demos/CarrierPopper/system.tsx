import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function CarrierPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <Box sx={{ minHeight: 100 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Carrier
      </Button>
      <Popper open={open} anchorEl={anchor} role="note">
        <Paper elevation={4} sx={{ p: 1 }}>
          Harbor Line
        </Paper>
      </Popper>
    </Box>
  );
}
