import Box from '@mui/material/Box';

export default function PlainBox() {
  return (
    <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      Your order leaves today.
    </Box>
  );
}
