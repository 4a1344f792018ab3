import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const couriers = ['Ada', 'Ben', 'Chen'];

export default function MoveAllCouriers() {
  const [onDuty, setOnDuty] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        Free: {couriers.filter((name) => !onDuty.includes(name)).join(', ') || '–'}
      </Typography>
      <Typography role="status">On duty: {onDuty.join(', ') || '–'}</Typography>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={onDuty.length === couriers.length}
          onClick={() => setOnDuty(couriers)}
        >
          Call all
        </Button>
        <Button variant="outlined" disabled={onDuty.length === 0} onClick={() => setOnDuty([])}>
          Release all
        </Button>
      </Stack>
    </Stack>
  );
}
