import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import './PickupButton.css';

export default function PickupButton() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" disableElevation className="PickupButton-button">
        Order a pickup
      </Button>
      <Button variant="contained" disableElevation disabled className="PickupButton-button">
        No pickup today
      </Button>
    </Stack>
  );
}
