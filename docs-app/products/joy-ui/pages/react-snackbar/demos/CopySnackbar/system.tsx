import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function CopySnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Copy the link to order 1042
      </Button>
      <Snackbar
        role="status"
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        sx={{ minInlineSize: 0 }}
      >
        The link is copied.
      </Snackbar>
    </div>
  );
}
