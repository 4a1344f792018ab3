import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const harbors = ['Antwerp', 'Bergen', 'Gdynia', 'Hamburg', 'Rotterdam', 'Valencia'];

export default function HarborField() {
  return (
    <Autocomplete
      options={harbors}
      renderInput={(params) => <TextField {...params} label="Harbor" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
