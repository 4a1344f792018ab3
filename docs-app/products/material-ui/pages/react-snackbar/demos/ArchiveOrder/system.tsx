import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ArchiveOrder() {
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function archive(next: boolean) {
    setArchived(next);
    setOpen(next);
    // The button in the snackbar unmounts, so the focus moves to the archive button.
    buttonRef.current?.focus();
  }

  function handleClose(_event: unknown, reason?: SnackbarCloseReason) {
    if (reason === 'clickaway') return;
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>Order 1042 is {archived ? 'in the archive' : 'on your desk'}.</Typography>
      <Button ref={buttonRef} variant="contained" onClick={() => archive(true)}>
        Archive the order
      </Button>
      <Snackbar
        open={open}
        onClose={handleClose}
        message="The order is archived."
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        ContentProps={{ role: 'status' }}
        action={
          <>
            <Button color="inherit" size="small" onClick={() => archive(false)}>
              Undo
            </Button>
            <IconButton color="inherit" size="small" aria-label="Close" onClick={handleClose}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </Stack>
  );
}
