import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const known = ['Express', 'Fragile', 'Gift', 'Keep cool', 'This way up'];

export default function ParcelTags() {
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      options={known}
      renderInput={(params) => <TextField {...params} label="Parcel labels" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
