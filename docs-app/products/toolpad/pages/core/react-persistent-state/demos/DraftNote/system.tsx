import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

export default function DraftNote() {
  const [note, setNote] = useSessionStorageState('vitrine-draft-note', '');

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        label="Note to the carrier"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button disabled={!note} onClick={() => setNote(null)}>
        Discard draft
      </Button>
    </Stack>
  );
}
