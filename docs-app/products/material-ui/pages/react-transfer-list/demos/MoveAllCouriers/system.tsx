import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const couriers = ['Ada', 'Ben', 'Chen'];

export default function MoveAllCouriers() {
  const [onDuty, setOnDuty] = React.useState<string[]>([]);
  const statusRef = React.useRef<HTMLParagraphElement>(null);

  function move(next: string[]) {
    setOnDuty(next);
    // The button becomes disabled, so the focus moves to the message.
    statusRef.current?.focus();
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Free: {couriers.filter((name) => !onDuty.includes(name)).join(', ') || '–'}
      </Typography>
      <Typography ref={statusRef} role="status" tabIndex={-1}>
        On duty: {onDuty.join(', ') || '–'}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={onDuty.length === couriers.length}
          onClick={() => move(couriers)}
        >
          Call all
        </Button>
        <Button variant="outlined" disabled={onDuty.length === 0} onClick={() => move([])}>
          Release all
        </Button>
      </Stack>
    </Stack>
  );
}
