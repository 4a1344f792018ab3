import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [number, setNumber] = React.useState('INV-20');
  const isWrong = !/^INV-\d{4}$/.test(number);

  return (
    <FormControl error={isWrong} sx={{ maxWidth: 360 }}>
      <FormLabel>Invoice number</FormLabel>
      <Input error={isWrong} value={number} onChange={(event) => setNumber(event.target.value)} />
      <FormHelperText sx={{ ...(isWrong && { color: 'danger.plainColor' }) }}>
        {isWrong ? 'Write INV, a hyphen and four digits, such as INV-2041.' : 'Looks right.'}
      </FormHelperText>
    </FormControl>
  );
}
