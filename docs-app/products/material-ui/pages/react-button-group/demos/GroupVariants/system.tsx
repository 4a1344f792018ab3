import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'contained', 'text'] as const;

export default function GroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ButtonGroup
          key={variant}
          variant={variant}
          color="secondary"
          aria-label={`Booking, ${variant}`}
        >
          <Button>Accept</Button>
          <Button>Move</Button>
          <Button disabled>Refund</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
