import Button from '@mui/joy/Button';

export default function WideButton() {
  return (
    <Button
      fullWidth
      sx={{ maxWidth: 320, '--Button-minHeight': '3.5rem', '--Button-radius': '999px' }}
    >
      Pay 418 euros
    </Button>
  );
}
