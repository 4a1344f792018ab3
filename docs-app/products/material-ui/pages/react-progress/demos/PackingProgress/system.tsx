import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const total = 8;

export default function PackingProgress() {
  const [packed, setPacked] = React.useState(3);
  const labelId = React.useId();

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography id={labelId} gutterBottom>
        Parcels packed
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.round((packed / total) * 100)}
        color={packed === total ? 'success' : 'primary'}
        aria-labelledby={labelId}
        aria-valuetext={`${packed} of ${total}`}
        sx={{ height: 8, borderRadius: 1, mb: 2 }}
      />
      <Button variant="outlined" onClick={() => setPacked((packed % total) + 1)}>
        {packed === total ? 'Start again' : 'Pack the next one'}
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {packed === total ? 'All parcels are packed.' : `${packed} of ${total} parcels`}
      </Typography>
    </Box>
  );
}
