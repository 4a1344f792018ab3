import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function LockedOrder() {
  const [locked, setLocked] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Paper
        variant="outlined"
        role="group"
        aria-label="Order 1042"
        sx={{ position: 'relative', overflow: 'hidden', alignSelf: 'stretch' }}
      >
        <Stack spacing={2} inert={locked} sx={{ p: 2 }}>
          <TextField label="Street" defaultValue="4 Mill Lane" />
          <TextField label="Note for the courier" />
        </Stack>
        <Backdrop
          open={locked}
          transitionDuration={{ enter: 150, exit: 100 }}
          sx={{ position: 'absolute', zIndex: 1, color: 'common.white' }}
        >
          <LockIcon fontSize="large" />
        </Backdrop>
      </Paper>
      <Button variant="outlined" onClick={() => setLocked(!locked)}>
        {locked ? 'Unlock the order' : 'Lock the order'}
      </Button>
      <Typography role="status">
        {locked ? 'The warehouse is packing it: no changes now.' : 'You can change the order.'}
      </Typography>
    </Stack>
  );
}
