import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const colleagues = ['Ada Okoye', 'Ben Kowalski', 'Cleo Martin', 'Dag Larsen', 'Edda Berg'];

export default function OrderFollowers() {
  return (
    <Autocomplete
      multiple
      options={colleagues}
      defaultValue={['Ada Okoye']}
      disableCloseOnSelect
      limitTags={1}
      renderOption={({ key, ...optionProps }, name, { selected }) => (
        <li key={key} {...optionProps} style={{ gap: 8 }}>
          {selected ? <CheckBoxIcon color="primary" /> : <CheckBoxOutlineBlankIcon />}
          {name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Followers" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
