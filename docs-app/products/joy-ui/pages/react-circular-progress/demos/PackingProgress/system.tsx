import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const total = 4;

export default function PackingProgress() {
  const [packed, setPacked] = React.useState(1);
  const percent = (packed / total) * 100;

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CircularProgress
        determinate
        value={percent}
        size="lg"
        thickness={6}
        color={packed === total ? 'success' : 'primary'}
        aria-label="Parcels packed"
        aria-valuenow={percent}
        aria-valuetext={`${packed} of ${total}`}
        slotProps={{ progress: { style: { strokeLinecap: 'butt' } } }}
        sx={{ '--CircularProgress-size': '72px' }}
      >
        <Typography level="title-sm">
          {packed}/{total}
        </Typography>
      </CircularProgress>
      <Button variant="soft" onClick={() => setPacked((packed + 1) % (total + 1))}>
        {packed === total ? 'Start again' : 'Pack the next one'}
      </Button>
      <Typography role="status">{packed === total && 'All parcels are packed.'}</Typography>
    </Stack>
  );
}
