import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const matchSuppliers = createFilterOptions<string>({ trim: true });

export default function SupplierField() {
  const [suppliers, setSuppliers] = React.useState([
    'Fjord Timber',
    'Harbor Glass',
    'Nordic Steel',
  ]);
  const [supplier, setSupplier] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Autocomplete
        options={suppliers}
        value={supplier}
        onChange={(_event, chosen) => {
          if (chosen !== null && !suppliers.includes(chosen)) setSuppliers([...suppliers, chosen]);
          setSupplier(chosen);
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
      />
      <Typography role="status">
        {suppliers.length} suppliers, {supplier ?? 'none'} chosen
      </Typography>
    </Stack>
  );
}
