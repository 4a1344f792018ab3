import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function StorageTemperature() {
  const [warmth, setWarmth] = React.useState(19);
  const [saved, setSaved] = React.useState(19);

  return (
    <Box sx={{ maxWidth: 300, px: 2 }}>
      <Slider
        aria-label="Temperature of the storage room"
        color="secondary"
        value={warmth}
        onChange={(_event, value) => setWarmth(Array.isArray(value) ? warmth : value)}
        onChangeCommitted={(_event, value) => setSaved(Array.isArray(value) ? saved : value)}
        min={15}
        max={25}
        getAriaValueText={(value) => `${value} degrees`}
        slotProps={{ input: { name: 'warmth' } }}
      />
      <Typography role="status">Saved: {saved} °C</Typography>
    </Box>
  );
}
