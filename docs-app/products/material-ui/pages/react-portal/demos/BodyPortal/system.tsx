import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function BodyPortal() {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the notice' : 'Show the notice'}
      </Button>
      {shown && (
        <Portal>
          <Paper
            role="status"
            elevation={4}
            sx={{ position: 'fixed', insetBlockEnd: 16, insetInlineStart: 16, p: 2 }}
          >
            The van leaves at noon.
          </Paper>
        </Portal>
      )}
    </div>
  );
}
