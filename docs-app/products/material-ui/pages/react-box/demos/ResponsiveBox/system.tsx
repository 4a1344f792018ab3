import Box from '@mui/material/Box';

const part = { p: 2, border: 1, borderColor: 'divider' };

export default function ResponsiveBox() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <Box sx={part}>Sender: Lind</Box>
      <Box sx={part}>Recipient: Harbor Street 4</Box>
    </Box>
  );
}
