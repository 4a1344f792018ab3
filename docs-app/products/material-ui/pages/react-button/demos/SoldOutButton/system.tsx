import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function SoldOutButton() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', cursor: 'not-allowed' }}>
      <Button variant="contained" disabled>
        Sold out
      </Button>
    </Box>
  );
}
