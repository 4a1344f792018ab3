import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function TextAlignment() {
  const [alignment, setAlignment] = React.useState<string | null>('start');

  return (
    <ToggleButtonGroup
      exclusive
      value={alignment}
      onChange={(_event, next: string | null) => setAlignment(next)}
      aria-label="Alignment of the address"
    >
      <ToggleButton value="start">Start</ToggleButton>
      <ToggleButton value="center">Center</ToggleButton>
      <ToggleButton value="end">End</ToggleButton>
    </ToggleButtonGroup>
  );
}
