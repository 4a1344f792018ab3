import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = {
  edited: 'The invoice has changes.',
  saving: 'Saving the invoice…',
  saved: 'The invoice is saved.',
};

export default function SaveWithProgress() {
  const [state, setState] = React.useState<keyof typeof words>('edited');
  const saving = state === 'saving';

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setState('saved'), 1500);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        aria-disabled={saving}
        startIcon={
          saving && <CircularProgress size={16} color="inherit" disableShrink aria-label="Saving" />
        }
        onClick={() => setState('saving')}
      >
        Save the invoice
      </Button>
      <Typography role="status">{words[state]}</Typography>
    </Stack>
  );
}
