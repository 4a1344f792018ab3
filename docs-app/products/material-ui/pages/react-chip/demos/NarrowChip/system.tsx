import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'Deliver to the neighbor on the third floor';

export default function NarrowChip() {
  return (
    <Stack spacing={1} sx={{ width: 160, alignItems: 'flex-start' }}>
      <Chip label={label} />
      <Chip
        label={label}
        sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
      />
    </Stack>
  );
}
