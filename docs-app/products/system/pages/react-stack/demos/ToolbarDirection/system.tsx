import * as React from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const steps = ['Cart', 'Address', 'Payment'];
const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function ToolbarDirection() {
  const [direction, setDirection] = React.useState<(typeof directions)[number]>('row');

  return (
    <Stack spacing={3} sx={{ color: 'text.primary' }}>
      <label>
        Direction{' '}
        <select
          value={direction}
          onChange={(event) =>
            setDirection(directions.find((name) => name === event.target.value) ?? 'row')
          }
        >
          {directions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Stack
        component="ol"
        direction={direction}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map((step) => (
          <Box
            key={step}
            component="li"
            sx={{ px: 2, py: 1, borderRadius: 1, bgcolor: 'primary.soft', color: 'primary.main' }}
          >
            {step}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
