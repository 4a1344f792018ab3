import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SpacingUnit() {
  const [unit, setUnit] = React.useState(8);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Slider
        aria-label="Spacing unit in pixels"
        min={2}
        max={16}
        step={2}
        marks
        value={unit}
        onChange={(_event, value) => setUnit(value as number)}
      />
      <Stack
        spacing={2}
        style={{ '--mui-spacing': `${unit}px` } as React.CSSProperties}
        sx={{ p: 2, border: 1, borderColor: 'divider' }}
      >
        <TextField label="Street" size="small" />
        <TextField label="City" size="small" />
      </Stack>
    </Box>
  );
}
