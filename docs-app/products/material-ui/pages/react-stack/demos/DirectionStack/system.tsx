import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

type Direction = (typeof directions)[number];

export default function DirectionStack() {
  const [direction, setDirection] = React.useState<Direction>('row');
  const labelId = React.useId();

  return (
    <Stack spacing={3}>
      <FormControl>
        <FormLabel id={labelId}>Direction</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          value={direction}
          onChange={(event) => setDirection(event.target.value as Direction)}
        >
          {directions.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Stack direction={direction} spacing={2} role="group" aria-label="Cards">
        <Paper variant="outlined" sx={{ p: 2 }}>
          One
        </Paper>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Two
        </Paper>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Three
        </Paper>
      </Stack>
    </Stack>
  );
}
