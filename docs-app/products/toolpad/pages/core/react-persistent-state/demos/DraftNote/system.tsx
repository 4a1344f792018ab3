import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

export default function DraftNote() {
  const [note, setNote] = useSessionStorageState('vitrine-draft-note', '');
  const fieldRef = React.useRef<HTMLInputElement>(null);

  function discard() {
    setNote(null);
    // The button is disabled without a draft, so the focus moves to the field.
    fieldRef.current?.focus();
  }

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        inputRef={fieldRef}
        label="Note to the carrier"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button disabled={!note} onClick={discard}>
        Discard draft
      </Button>
    </Stack>
  );
}
