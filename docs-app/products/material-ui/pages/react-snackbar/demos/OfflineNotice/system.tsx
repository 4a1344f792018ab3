import * as React from 'react';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function OfflineNotice() {
  const [tries, setTries] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ maxWidth: 480 }}>
      <SnackbarContent
        role="status"
        message={
          tries === 0
            ? 'You are offline. Your orders are kept on this device until you are back.'
            : `Still no connection after ${tries} ${tries === 1 ? 'try' : 'tries'}.`
        }
        action={
          <Button color="inherit" size="small" onClick={() => setTries(tries + 1)}>
            Try again
          </Button>
        }
        sx={{ '& .MuiSnackbarContent-message': { typography: 'body2' } }}
      />
    </Stack>
  );
}
