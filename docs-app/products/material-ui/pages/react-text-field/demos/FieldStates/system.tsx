import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <TextField size="small" label="Small" />
      <TextField color="success" label="Success color" />
      <TextField disabled label="Disabled" defaultValue="Bergen" />
      <TextField
        label="Read-only"
        defaultValue="INV-1042"
        slotProps={{ input: { readOnly: true } }}
      />
    </Stack>
  );
}
