import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function NewDelivery() {
  const [stops, setStops] = React.useState(3);
  const [centered, setCentered] = React.useState(false);

  return (
    <Box
      sx={{
        position: 'relative',
        minHeight: 220,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography>Tour of van 7</Typography>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {stops} stops, {centered ? 'centered on the van' : 'whole town'}
      </Typography>
      <Stack
        spacing={2}
        sx={{ position: 'absolute', insetInlineEnd: 16, bottom: 16, alignItems: 'flex-end' }}
      >
        <Fab
          size="small"
          aria-label="Center on the van"
          aria-pressed={centered}
          onClick={() => setCentered(!centered)}
        >
          <MyLocationIcon />
        </Fab>
        <Fab color="primary" variant="extended" onClick={() => setStops(stops + 1)}>
          <AddIcon sx={{ marginInlineEnd: 1 }} />
          Add a stop
        </Fab>
      </Stack>
    </Box>
  );
}
