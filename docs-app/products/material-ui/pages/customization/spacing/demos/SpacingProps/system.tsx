import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SpacingProps() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <div>
      <Slider
        aria-label="Spacing"
        max={6}
        marks
        value={spacing}
        onChange={(_event, value) => setSpacing(value as number)}
        sx={{ maxWidth: 280, mb: 2 }}
      />
      <Stack direction="row" spacing={spacing}>
        <Button variant="outlined">Reject</Button>
        <Button variant="contained">Accept</Button>
      </Stack>
    </div>
  );
}
