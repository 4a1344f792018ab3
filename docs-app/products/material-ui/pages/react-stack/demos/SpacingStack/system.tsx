import * as React from 'react';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rows = ['Breakfast', 'Lunch', 'Dinner'];

export default function SpacingStack() {
  const [spacing, setSpacing] = React.useState(2);
  const labelId = React.useId();

  return (
    <Stack spacing={3}>
      <div>
        <Typography id={labelId}>Spacing: {spacing}</Typography>
        <Slider
          aria-labelledby={labelId}
          max={6}
          marks
          value={spacing}
          onChange={(_event, value) => setSpacing(Number(value))}
          sx={{ maxWidth: 240 }}
        />
      </div>
      <Stack component="ul" role="list" spacing={spacing} sx={{ p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Paper key={row} component="li" variant="outlined" sx={{ p: 1 }}>
            {row}
          </Paper>
        ))}
      </Stack>
    </Stack>
  );
}
