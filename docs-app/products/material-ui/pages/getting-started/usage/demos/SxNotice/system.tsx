import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function SxNotice() {
  return (
    <Box sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 2, color: 'text.primary' }}>
      The booking of berth 14 is complete.
      <Button variant="outlined" sx={{ display: 'block', mt: 2, borderColor: 'success.main' }}>
        Publish
      </Button>
    </Box>
  );
}
