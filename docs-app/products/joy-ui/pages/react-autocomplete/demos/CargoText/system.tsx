import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const common = ['Furniture', 'Paper', 'Spare parts', 'Tea and coffee'];

export default function CargoText() {
  const [cargo, setCargo] = React.useState('');

  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Cargo</FormLabel>
      <Autocomplete
        freeSolo
        options={common}
        inputValue={cargo}
        onInputChange={(_, text) => setCargo(text)}
      />
      <FormHelperText>Printed on the label: {cargo || 'nothing yet'}</FormHelperText>
    </FormControl>
  );
}
