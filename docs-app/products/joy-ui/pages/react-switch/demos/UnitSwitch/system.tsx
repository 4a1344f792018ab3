import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function UnitSwitch() {
  const [miles, setMiles] = React.useState(false);

  return (
    <Stack spacing={2}>
      <Switch
        checked={miles}
        onChange={(event) => setMiles(event.target.checked)}
        size="sm"
        startDecorator="Kilometers"
        endDecorator="Miles"
        slotProps={{ input: { 'aria-label': 'Distances in miles' } }}
        sx={{ alignSelf: 'flex-start' }}
      />
      <Typography role="status">
        Bergen to Oslo: {miles ? '287 miles' : '462 kilometers'}
      </Typography>
    </Stack>
  );
}
