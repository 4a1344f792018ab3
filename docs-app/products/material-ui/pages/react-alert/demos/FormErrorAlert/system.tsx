import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

type Outcome = 'none' | 'refused' | 'accepted';

export default function FormErrorAlert() {
  const [code, setCode] = React.useState('');
  const [outcome, setOutcome] = React.useState<Outcome>('none');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setOutcome(code.trim().toUpperCase() === 'SPRING' ? 'accepted' : 'refused');
  }

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ maxWidth: 400 }}>
      {outcome === 'refused' && (
        <Alert severity="error">
          <AlertTitle sx={{ mb: 0 }}>We do not know that code</AlertTitle>
          Check it against your voucher, or go on without it. Try “spring”.
        </Alert>
      )}
      <TextField
        label="Voucher code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={outcome === 'refused'}
      />
      <Button type="submit" variant="contained">
        Use code
      </Button>
      <div role="status">
        {outcome === 'accepted' && (
          <Alert severity="success" role="none">
            Your order is ten percent cheaper.
          </Alert>
        )}
      </div>
    </Stack>
  );
}
