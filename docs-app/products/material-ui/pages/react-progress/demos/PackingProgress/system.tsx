import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const total = 8;

export default function PackingProgress() {
  const [packed, setPacked] = React.useState(3);
  const percent = Math.round((packed / total) * 100);
  const labelId = React.useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Box sx={{ alignSelf: 'stretch' }}>
        <Typography id={labelId} gutterBottom>
          Parcels packed
        </Typography>
        <LinearProgress
          variant="determinate"
          value={percent}
          color={packed === total ? 'success' : 'primary'}
          aria-labelledby={labelId}
          aria-valuetext={`${packed} of ${total}`}
          sx={{ height: 8, borderRadius: 1, '& .MuiLinearProgress-bar': { borderRadius: 1 } }}
        />
      </Box>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <CircularProgress
          variant="determinate"
          value={percent}
          size={72}
          thickness={5}
          color="secondary"
          aria-label="Room used in the van"
          sx={{ gridArea: '1 / 1', '& .MuiCircularProgress-circle': { strokeLinecap: 'round' } }}
        />
        <Typography aria-hidden variant="body2" sx={{ gridArea: '1 / 1' }}>
          {percent} %
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => setPacked((packed % total) + 1)}>
        {packed === total ? 'Start again' : 'Pack the next one'}
      </Button>
    </Stack>
  );
}
