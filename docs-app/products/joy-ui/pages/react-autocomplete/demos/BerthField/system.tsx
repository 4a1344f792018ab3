import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const berths = ['Berth 1', 'Berth 2', 'Berth 3', 'Berth 4'];
const taken = ['Berth 2', 'Berth 3'];

export default function BerthField() {
  const [berth, setBerth] = React.useState<string | null>(null);
  const [isTouched, setIsTouched] = React.useState(false);
  const isMissing = isTouched && berth === null;

  return (
    <FormControl required error={isMissing} sx={{ maxWidth: 340 }}>
      <FormLabel>Berth</FormLabel>
      <Autocomplete
        options={berths}
        getOptionDisabled={(option) => taken.includes(option)}
        value={berth}
        onChange={(_, value) => setBerth(value)}
        onBlur={() => setIsTouched(true)}
      />
      <FormHelperText sx={{ ...(isMissing && { color: 'danger.plainColor' }) }}>
        {isMissing ? 'Choose a berth.' : 'Berths 2 and 3 are taken.'}
      </FormHelperText>
    </FormControl>
  );
}
