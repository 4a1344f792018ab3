import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function DeliveryDays() {
  const [chosen, setChosen] = React.useState<string[]>(['Monday', 'Thursday']);

  return (
    <Stack spacing={2} sx={{ maxWidth: 240 }}>
      <ToggleButtonGroup
        orientation="vertical"
        size="small"
        fullWidth
        value={chosen}
        onChange={(_event, next: string[]) => setChosen(next)}
        aria-label="Days when we may deliver"
        sx={{ '& .MuiToggleButtonGroup-grouped': { textTransform: 'none' } }}
      >
        {days.map((day) => (
          <ToggleButton key={day} value={day} disabled={day === 'Wednesday'}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status">Days a week: {chosen.length}</Typography>
    </Stack>
  );
}
