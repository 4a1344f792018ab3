import Button from '@mui/material/Button';
import './PickupButton.css';

export default function PickupButton() {
  return (
    <Button variant="contained" disableElevation className="PickupButton-button">
      Order a pickup
    </Button>
  );
}
