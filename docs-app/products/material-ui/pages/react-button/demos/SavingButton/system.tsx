import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type State = 'edited' | 'saving' | 'saved';

const words = {
  edited: 'The invoice has changes.',
  saving: 'The invoice is being saved.',
  saved: 'The invoice is saved.',
};

export default function SavingButton() {
  const [state, setState] = React.useState<State>('edited');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <LoadingButton
        variant="contained"
        loading={state === 'saving'}
        loadingPosition="start"
        loadingIndicator={
          <CircularProgress
            variant="determinate"
            value={60}
            size={16}
            color="inherit"
            aria-label="Saving"
          />
        }
        startIcon={<SaveIcon />}
        disabled={state === 'saved'}
        onClick={() => setState('saving')}
        sx={{ minWidth: 160 }}
      >
        Save the invoice
      </LoadingButton>
      <Button onClick={() => setState(state === 'saving' ? 'saved' : 'edited')}>
        {state === 'saving' ? 'Let the answer arrive' : 'Edit the invoice'}
      </Button>
      <Typography role="status">{words[state]}</Typography>
    </Stack>
  );
}
