import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function StatusChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="Packed" color="primary" />
      <Chip label="Waiting" color="secondary" />
      <Chip label="Packed, small" color="primary" size="small" />
      <Chip label="Waiting, small" color="secondary" size="small" />
    </Stack>
  );
}
