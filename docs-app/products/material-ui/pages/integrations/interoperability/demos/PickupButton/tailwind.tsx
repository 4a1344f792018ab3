import Button from '@mui/material/Button';

export default function PickupButton() {
  return (
    <Button
      variant="contained"
      disableElevation
      className="rounded-[999px]! bg-[#0b5563]! px-[32px]! text-white! normal-case! hover:bg-[#083f4a]!"
    >
      Order a pickup
    </Button>
  );
}
