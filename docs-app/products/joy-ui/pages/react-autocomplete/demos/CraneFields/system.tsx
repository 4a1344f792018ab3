import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const cranes = ['Crane 1', 'Crane 2', 'Crane 3'];

export default function CraneFields() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 340 }}>
      <FormControl size="sm">
        <FormLabel>Arrival</FormLabel>
        <Autocomplete variant="soft" options={cranes} defaultValue="Crane 1" />
      </FormControl>
      <FormControl color="primary">
        <FormLabel>Unloading</FormLabel>
        <Autocomplete options={cranes} defaultValue="Crane 2" />
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Departure</FormLabel>
        <Autocomplete variant="solid" options={cranes} defaultValue="Crane 3" />
      </FormControl>
    </Stack>
  );
}
