import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function OrderTags() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Fragile" />
      <Chip label="Gift" variant="outlined" />
    </Stack>
  );
}
