import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const harbors = ['Bergen', 'Porto', 'Turku'];
const slotProps = { listbox: { 'aria-label': 'Harbors' } };

export default function HarborSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 340 }}>
      <Autocomplete
        aria-label="From"
        size="sm"
        variant="soft"
        options={harbors}
        defaultValue="Bergen"
        slotProps={slotProps}
      />
      <Autocomplete
        aria-label="Stop"
        color="primary"
        options={harbors}
        defaultValue="Turku"
        slotProps={slotProps}
      />
      <Autocomplete
        aria-label="To"
        size="lg"
        variant="solid"
        options={harbors}
        defaultValue="Porto"
        slotProps={slotProps}
      />
    </Stack>
  );
}
