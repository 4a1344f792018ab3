import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ControlledCode() {
  const [code, setCode] = React.useState('NO-BG');

  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <TextField label="Ship" name="ship" defaultValue="Northern Light" />
      <TextField
        label="Harbor code"
        name="harbor"
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
      />
    </Stack>
  );
}
