import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = {
  edited: 'The invoice has changes.',
  saving: 'Saving the invoice…',
  failed: 'The connection was lost. Save again.',
  saved: 'The invoice is saved.',
};

/** Simulates a request to a server. */
async function saveInvoice(fails: boolean): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (fails) throw new Error('No connection');
}

export default function SavingButton() {
  const [state, setState] = React.useState<keyof typeof words>('edited');

  async function save() {
    setState('saving');
    try {
      await saveInvoice(state === 'edited');
      setState('saved');
    } catch {
      setState('failed');
    }
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <LoadingButton
        variant="contained"
        loading={state === 'saving'}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={() => void save()}
      >
        Save the invoice
      </LoadingButton>
      <Typography role="status">{words[state]}</Typography>
    </Stack>
  );
}
