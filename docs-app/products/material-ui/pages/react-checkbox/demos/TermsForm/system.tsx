import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TermsForm() {
  const [sent, setSent] = React.useState(false);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setSent(true);
  }

  return (
    <Stack
      component="form"
      spacing={2}
      useFlexGap
      onSubmit={submit}
      sx={{ alignItems: 'flex-start' }}
    >
      <FormControlLabel
        required
        label="I accept the terms of delivery"
        control={<Checkbox name="terms" value="accepted" />}
      />
      <Button type="submit" variant="contained">
        Place order
      </Button>
      <Typography role="status">{sent ? 'The order is placed.' : ''}</Typography>
    </Stack>
  );
}
