import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const matchSuppliers = createFilterOptions<string>({ trim: true });

export default function SupplierField() {
  const [suppliers, setSuppliers] = React.useState([
    'Fjord Timber',
    'Harbor Glass',
    'Nordic Steel',
  ]);

  return (
    <Autocomplete
      options={suppliers}
      onChange={(_event, chosen) => {
        if (chosen !== null && !suppliers.includes(chosen)) setSuppliers([...suppliers, chosen]);
      }}
      filterOptions={(options, state) => {
        const name = state.inputValue.trim();
        const isKnown = options.some((option) => option.toLowerCase() === name.toLowerCase());
        const matches = matchSuppliers(options, state);
        return name === '' || isKnown ? matches : [...matches, name];
      }}
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          {suppliers.includes(option) ? option : `Add “${option}”`}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Supplier" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
