import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputLabels() {
  const [phone, setPhone] = React.useState('');

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <FormControl required={phone === ''} size="lg">
        <FormLabel
          sx={{ gap: 0.5 }}
          slotProps={{ asterisk: { sx: { color: 'danger.plainColor' } } }}
        >
          Email address
        </FormLabel>
        <Input type="email" autoComplete="off" variant="soft" fullWidth />
        <FormHelperText component="p" sx={{ margin: 0 }}>
          {phone === '' ? 'Needed, unless we may call you.' : 'Not needed: we will call you.'}
        </FormHelperText>
      </FormControl>
      <FormControl size="lg">
        <FormLabel required={false}>Phone number</FormLabel>
        <Input
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </FormControl>
    </Stack>
  );
}
