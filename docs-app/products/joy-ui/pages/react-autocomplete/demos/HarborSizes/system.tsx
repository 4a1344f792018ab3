import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const harbors = ['Bergen', 'Porto', 'Turku'];

export default function HarborSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 340 }}>
      <Autocomplete
        aria-label="From"
        size="sm"
        variant="soft"
        options={harbors}
        defaultValue="Bergen"
      />
      <Autocomplete aria-label="Stop" color="primary" options={harbors} defaultValue="Turku" />
      <Autocomplete
        aria-label="To"
        size="lg"
        variant="solid"
        options={harbors}
        defaultValue="Porto"
      />
    </Stack>
  );
}
