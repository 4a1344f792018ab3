import Button from '@mui/joy/Button';

export default function OrderLinks() {
  return (
    <Button component="a" href="#order-1042" variant="soft">
      Open order 1042
    </Button>
  );
}
