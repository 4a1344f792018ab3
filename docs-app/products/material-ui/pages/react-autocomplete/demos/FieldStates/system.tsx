import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const harbors = ['Antwerp', 'Bergen', 'Gdynia', 'Hamburg', 'Rotterdam', 'Valencia'];

export default function FieldStates() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Autocomplete
        size="small"
        options={harbors}
        renderInput={(params) => <TextField {...params} label="Small" />}
      />
      <Autocomplete
        disabled
        options={harbors}
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
      <Autocomplete
        readOnly
        options={harbors}
        defaultValue="Bergen"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
    </Stack>
  );
}
