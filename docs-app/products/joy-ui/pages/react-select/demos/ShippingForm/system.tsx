import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ShippingForm() {
  const [sent, setSent] = React.useState('');

  function submit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('carrier')));
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Ship with</FormLabel>
        <Select
          name="carrier"
          required
          defaultValue="rail"
          placeholder="Rail freight"
          slotProps={{ listbox: { 'aria-label': 'Ship with' } }}
        >
          <Option value="rail">Rail freight</Option>
          <Option value="ferry">Ferry</Option>
          <Option value="courier">Courier</Option>
        </Select>
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'flex-start' }}>
        Ship order 1042
      </Button>
      <Typography role="status">{sent && `Submitted: ${sent}`}</Typography>
    </Stack>
  );
}
