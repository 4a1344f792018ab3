import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ParcelWeight() {
  const labelId = React.useId();

  return (
    <Box sx={{ maxWidth: 300 }}>
      <Typography id={labelId}>Largest parcel in kilograms</Typography>
      <Slider
        aria-labelledby={labelId}
        defaultValue={15}
        min={5}
        max={30}
        step={5}
        marks
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
