import Box from '@mui/system/Box';

export default function PickupNote() {
  return (
    <Box sx={{ maxWidth: 320, p: 2, border: 1, borderColor: 'divider', color: 'text.primary' }}>
      Pickup today, from 14:00 to 16:00
    </Box>
  );
}
