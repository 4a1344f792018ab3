import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const carriers = ['Nordline', 'Portway', 'Seahaul'];

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Autocomplete
        size="small"
        options={carriers}
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        disabled
        options={carriers}
        defaultValue="Nordline"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
      <Autocomplete
        readOnly
        options={carriers}
        defaultValue="Portway"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
    </Stack>
  );
}
