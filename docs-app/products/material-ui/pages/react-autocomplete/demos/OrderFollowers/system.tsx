import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const colleagues = [
  { id: 11, name: 'Ada Okoye', team: 'Sales' },
  { id: 12, name: 'Ben Kowalski', team: 'Warehouse' },
  { id: 13, name: 'Cleo Martin', team: 'Accounting' },
  { id: 14, name: 'Dag Larsen', team: 'Delivery' },
  { id: 15, name: 'Edda Berg', team: 'Delivery' },
];

export default function OrderFollowers() {
  return (
    <Autocomplete
      multiple
      options={colleagues}
      defaultValue={colleagues.slice(0, 2)}
      getOptionLabel={({ name, team }) => `${name}, ${team}`}
      getOptionKey={({ id }) => id}
      disableCloseOnSelect
      limitTags={2}
      getLimitTagsText={(more) => `and ${more} more`}
      renderOption={({ key, ...optionProps }, { name, team }, { selected }) => (
        <li key={key} {...optionProps}>
          {selected ? <CheckBoxIcon color="primary" /> : <CheckBoxOutlineBlankIcon />}
          {`${name}, ${team}`}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Followers" />}
      sx={{ maxWidth: 480 }}
    />
  );
}
