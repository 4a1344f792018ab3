import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NewOrder() {
  const [open, setOpen] = React.useState(false);
  const [shown, setShown] = React.useState(false);
  const headingRef = React.useRef<HTMLHeadingElement>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography ref={headingRef} variant="h6" component="h3" tabIndex={-1}>
        {shown ? 'Order 1043: two desk lamps' : 'Order 1042: side table'}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Check for orders
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') setOpen(false);
        }}
        message="Order 1043 has arrived."
        ContentProps={{ role: 'status' }}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              setShown(true);
              setOpen(false);
              headingRef.current?.focus();
            }}
          >
            Show
          </Button>
        }
      />
    </Stack>
  );
}
