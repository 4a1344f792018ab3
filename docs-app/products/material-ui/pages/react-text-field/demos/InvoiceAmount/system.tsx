import * as React from 'react';
import TextField from '@mui/material/TextField';

const format = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

export default function InvoiceAmount() {
  const [text, setText] = React.useState('1,250.00');
  const amount = text.trim();
  const isAmount = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(amount);
  const error = amount !== '' && !isAmount;

  function handleBlur() {
    if (isAmount) setText(format.format(Number(amount.replaceAll(',', ''))));
  }

  return (
    <TextField
      label="Amount, in euros"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={handleBlur}
      error={error}
      helperText={error ? 'Enter a number such as 1250.5' : 'The field formats it when you leave.'}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  );
}
