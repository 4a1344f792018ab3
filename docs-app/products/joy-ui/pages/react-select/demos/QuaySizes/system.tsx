import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const quays = ['Quay 1', 'Quay 2', 'Quay 3'];
const options = quays.map((quay) => (
  <Option key={quay} value={quay}>
    {quay}
  </Option>
));

export default function QuaySizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Select
        aria-label="Arrival"
        size="sm"
        variant="soft"
        defaultValue="Quay 1"
        placeholder="Quay 1"
        slotProps={{ listbox: { 'aria-label': 'Quays' } }}
      >
        {options}
      </Select>
      <Select
        aria-label="Unloading"
        color="primary"
        defaultValue="Quay 2"
        placeholder="Quay 2"
        slotProps={{ listbox: { 'aria-label': 'Quays' } }}
      >
        {options}
      </Select>
      <Select
        aria-label="Departure"
        size="lg"
        variant="solid"
        defaultValue="Quay 3"
        placeholder="Quay 3"
        slotProps={{ listbox: { 'aria-label': 'Quays' } }}
      >
        {options}
      </Select>
    </Stack>
  );
}
