import * as React from 'react';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function NotePortal() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={1}>
      <Paper role="group" aria-label="Order" variant="outlined" sx={{ p: 2 }}>
        Order 4711
        <Portal container={target}>Deliver before noon.</Portal>
      </Paper>
      <Paper role="group" aria-label="Notes" variant="outlined" ref={setTarget} sx={{ p: 2 }} />
    </Stack>
  );
}
