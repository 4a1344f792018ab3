import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const fanMarks = [0, 25, 50, 100].map((value) => ({ value }));

export default function ClimateSliders() {
  const [warmth, setWarmth] = React.useState(19);
  const [saved, setSaved] = React.useState(19);
  const fanId = React.useId();

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'flex-start' }}>
      <Slider
        orientation="vertical"
        color="secondary"
        aria-label="Warmth of the cold store"
        value={warmth}
        onChange={(_event, value) => setWarmth(Array.isArray(value) ? warmth : value)}
        onChangeCommitted={(_event, value) => setSaved(Array.isArray(value) ? saved : value)}
        min={15}
        max={25}
        getAriaValueText={(value) => `${value} degrees`}
        slotProps={{ input: { name: 'warmth' } }}
        sx={{ height: 160 }}
      />
      <Stack spacing={2} sx={{ flexGrow: 1, maxWidth: 240 }}>
        <Typography role="status">
          {warmth} °C, {warmth === saved ? 'saved' : 'not saved yet'}
        </Typography>
        <div>
          <Typography id={fanId}>Fan</Typography>
          <Slider
            aria-labelledby={fanId}
            defaultValue={25}
            step={null}
            marks={fanMarks}
            size="small"
            track="inverted"
            valueLabelDisplay="auto"
            sx={{ '& .MuiSlider-mark': { height: 8 } }}
          />
        </div>
        <Slider disabled aria-label="Humidity" defaultValue={60} track={false} />
      </Stack>
    </Stack>
  );
}
