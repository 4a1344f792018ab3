import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function DividedFacts() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Box aria-hidden sx={{ borderLeft: 1, borderColor: 'divider' }} />}
      sx={{ color: 'text.primary' }}
    >
      <span>April</span>
      <span>412 orders</span>
      <span>9 returns</span>
    </Stack>
  );
}
