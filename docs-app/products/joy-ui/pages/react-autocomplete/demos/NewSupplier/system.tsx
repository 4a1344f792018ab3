import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const filter = createFilterOptions<string>();

export default function NewSupplier() {
  const [suppliers, setSuppliers] = React.useState(['Abel Varnish', 'Fjord Glass', 'Lind Timber']);
  const [supplier, setSupplier] = React.useState<string | null>(null);

  function choose(name: string | null) {
    setSupplier(name);
    if (name !== null && !suppliers.includes(name)) setSuppliers([...suppliers, name]);
  }

  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Supplier</FormLabel>
      <Autocomplete
        options={suppliers}
        value={supplier}
        onChange={(_, name) => choose(name)}
        filterOptions={(options, state) => {
          const name = state.inputValue.trim();
          const found = filter(options, state);
          return name === '' || suppliers.includes(name) ? found : [...found, name];
        }}
        renderOption={(props, name) => {
          const { key, ...optionProps } = props as typeof props & { key: string };
          return (
            <AutocompleteOption key={key} {...optionProps}>
              {suppliers.includes(name) ? name : `Add “${name}”`}
            </AutocompleteOption>
          );
        }}
      />
      <FormHelperText>{suppliers.length} suppliers</FormHelperText>
    </FormControl>
  );
}
