import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

function EuroField({ slotProps, ...props }: TextFieldProps) {
  return (
    <TextField
      size="small"
      {...props}
      slotProps={{
        ...slotProps,
        htmlInput: { inputMode: 'decimal', ...slotProps?.htmlInput },
        input: {
          startAdornment: <InputAdornment position="start">€</InputAdornment>,
          ...slotProps?.input,
        },
      }}
    />
  );
}

export default function PriceField() {
  const [net, setNet] = React.useState('100');

  return (
    <Stack spacing={2} sx={{ maxWidth: 240 }}>
      <EuroField
        label="Net price, in euros"
        value={net}
        onChange={(event) => setNet(event.target.value)}
      />
      <EuroField
        label="Shipping, in euros"
        defaultValue="5.49"
        helperText="Inside the country"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">per parcel</InputAdornment> },
        }}
      />
    </Stack>
  );
}
