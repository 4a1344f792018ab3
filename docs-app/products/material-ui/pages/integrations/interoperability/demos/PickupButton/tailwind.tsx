import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const pickup =
  'rounded-[999px]! bg-[#0b5563]! px-[32px]! text-white! normal-case! hover:bg-[#083f4a]! [&.Mui-disabled]:bg-[#d3e1e4]! [&.Mui-disabled]:text-[#52666b]!';

export default function PickupButton() {
  return (
    <Stack spacing={2} className="items-center">
      <Button variant="contained" disableElevation className={pickup}>
        Order a pickup
      </Button>
      <Button variant="contained" disableElevation disabled className={pickup}>
        No pickup today
      </Button>
    </Stack>
  );
}
