import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const pickup = {
  px: 4,
  borderRadius: '999px',
  bgcolor: '#0b5563',
  color: '#fff',
  textTransform: 'none',
  '&:hover': { bgcolor: '#083f4a' },
  '&.Mui-disabled': { bgcolor: '#d3e1e4', color: '#52666b' },
};

export default function PickupButton() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" disableElevation sx={pickup}>
        Order a pickup
      </Button>
      <Button variant="contained" disableElevation disabled sx={pickup}>
        No pickup today
      </Button>
    </Stack>
  );
}
