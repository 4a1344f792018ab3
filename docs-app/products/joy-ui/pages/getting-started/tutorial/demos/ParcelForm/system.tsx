import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function ParcelForm() {
  const [hasError, setHasError] = React.useState(false);
  const [recipient, setRecipient] = React.useState('');
  const nameRef = React.useRef<HTMLInputElement>(null);

  function book(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('recipient')).trim();
    setHasError(name === '');
    setRecipient(name);
    if (name === '') nameRef.current?.focus();
  }

  return (
    <Sheet variant="outlined" sx={{ maxWidth: 320, p: 3, borderRadius: 'md' }}>
      <form noValidate onSubmit={book}>
        <Stack spacing={2}>
          <FormControl required error={hasError}>
            <FormLabel>Recipient</FormLabel>
            <Input name="recipient" error={hasError} slotProps={{ input: { ref: nameRef } }} />
            {hasError && <FormHelperText>Enter the name of the recipient.</FormHelperText>}
          </FormControl>
          <FormControl>
            <FormLabel>City</FormLabel>
            <Input name="city" />
          </FormControl>
          <Button type="submit">Book</Button>
        </Stack>
        <div role="status">
          {recipient !== '' && (
            <Alert role="none" color="success" sx={{ mt: 2 }}>
              Booked a parcel for {recipient}.
            </Alert>
          )}
        </div>
      </form>
    </Sheet>
  );
}
