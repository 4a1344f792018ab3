import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ParcelCard() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Slider
        aria-label="Width of the container in percent"
        min={50}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
      />
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size' }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@250': 'row' },
            justifyContent: 'space-between',
            p: 2,
          }}
        >
          <Typography>Parcel 1 of 3</Typography>
          <Typography sx={{ color: 'text.secondary' }}>On its way</Typography>
        </Paper>
      </Box>
    </Box>
  );
}
