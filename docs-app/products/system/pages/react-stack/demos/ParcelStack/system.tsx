import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const tile = { p: 2, borderRadius: 1, bgcolor: 'primary.soft', color: 'text.primary' };

export default function ParcelStack() {
  return (
    <Stack spacing={2}>
      <Box sx={tile}>Parcel 1: teapot</Box>
      <Box sx={tile}>Parcel 2: travel mugs</Box>
      <Box sx={tile}>Parcel 3: milk jug</Box>
    </Stack>
  );
}
