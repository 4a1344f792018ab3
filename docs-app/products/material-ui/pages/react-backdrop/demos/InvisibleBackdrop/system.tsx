import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function InvisibleBackdrop() {
  const [open, setOpen] = React.useState(false);
  const panelId = React.useId();

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', minHeight: 120 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        Opening hours
      </Button>
      <Backdrop
        invisible
        open={open}
        onClick={() => setOpen(false)}
        sx={{ zIndex: (theme) => theme.zIndex.modal }}
      />
      <Paper
        id={panelId}
        variant="outlined"
        hidden={!open}
        sx={{ position: 'relative', zIndex: (theme) => theme.zIndex.modal + 1, p: 2 }}
      >
        The harbor office is open from 8 to 18.
      </Paper>
    </Stack>
  );
}
