import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import { harbors } from './harbors.ts';

export default function HarborSearch() {
  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Harbor</FormLabel>
      <Autocomplete options={harbors} />
    </FormControl>
  );
}
