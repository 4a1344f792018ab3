import Button from '@mui/material/Button';

export default function PickupButton() {
  return (
    <Button
      variant="contained"
      disableElevation
      sx={{
        px: 4,
        borderRadius: '999px',
        bgcolor: '#0b5563',
        color: '#fff',
        textTransform: 'none',
        '&:hover': { bgcolor: '#083f4a' },
      }}
    >
      Order a pickup
    </Button>
  );
}
