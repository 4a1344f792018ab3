import * as React from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const states = ['Open', 'Packed', 'On its way', 'Delivered'];

export default function OrderFilters() {
  const [chosen, setChosen] = React.useState<string[]>(['Open']);

  function toggle(state: string) {
    setChosen(
      chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state],
    );
  }

  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Orders to show"
        sx={{ flexWrap: 'wrap' }}
      >
        {states.map((state) => {
          const selected = chosen.includes(state);
          return (
            <Chip
              key={state}
              label={state}
              component="button"
              icon={selected ? <DoneIcon /> : undefined}
              color={selected ? 'primary' : 'default'}
              variant={selected ? 'filled' : 'outlined'}
              aria-pressed={selected}
              onClick={() => toggle(state)}
            />
          );
        })}
        <Chip label="Returned" component="button" disabled clickable variant="outlined" />
      </Stack>
      <Typography role="status">Shown: {chosen.join(', ') || 'all orders'}</Typography>
    </Stack>
  );
}
