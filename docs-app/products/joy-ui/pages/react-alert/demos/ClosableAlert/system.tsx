import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

export default function ClosableAlert() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: 460, alignItems: 'flex-start' }}>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Hide the notice' : 'Show the notice'}
      </Button>
      {open && (
        <Alert
          role="status"
          color="primary"
          endDecorator={
            <IconButton color="primary" aria-label="Close" onClick={close}>
              <SvgIcon>
                <path d="M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" />
              </SvgIcon>
            </IconButton>
          }
          sx={{ inlineSize: '100%' }}
        >
          The warehouse is closed on 3 May.
        </Alert>
      )}
    </Stack>
  );
}
