import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 80;

export default function MultilineField() {
  const [note, setNote] = React.useState('');

  return (
    <TextField
      multiline
      minRows={2}
      maxRows={4}
      fullWidth
      label="Note for the courier"
      placeholder="Ring twice"
      value={note}
      onChange={(event) => setNote(event.target.value)}
      slotProps={{ htmlInput: { maxLength: limit } }}
      helperText={`${note.length} of ${limit} characters`}
      sx={{ maxWidth: 400 }}
    />
  );
}
