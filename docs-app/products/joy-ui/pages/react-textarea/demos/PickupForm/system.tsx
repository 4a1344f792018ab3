import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function PickupForm() {
  const [sent, setSent] = React.useState('');

  function submit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('place')));
  }

  return (
    <form onSubmit={submit}>
      <FormControl required sx={{ maxWidth: 360, marginBlockEnd: 1 }}>
        <FormLabel>Place of the pickup</FormLabel>
        <Textarea name="place" minRows={2} defaultValue="Behind the blue shed" />
      </FormControl>
      <Button type="submit">Order the pickup</Button>
      <Typography role="status" sx={{ marginBlockStart: 1 }}>
        {sent && `Submitted: ${sent}`}
      </Typography>
    </form>
  );
}
