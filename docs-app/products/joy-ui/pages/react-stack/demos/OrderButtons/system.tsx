import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function OrderButtons() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 240 }}>
      <Button>Pay order 1042</Button>
      <Button variant="outlined">Change the address</Button>
      <Button variant="plain" color="danger">
        Cancel the order
      </Button>
    </Stack>
  );
}
