import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonAnimation() {
  const [animation, setAnimation] = React.useState('off');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Skeleton
        variant="rounded"
        height={72}
        animation={animation === 'pulse' || animation === 'wave' ? animation : false}
      />
      <RadioGroup
        row
        aria-label="Animation"
        value={animation}
        onChange={(_event, value) => setAnimation(value)}
      >
        <FormControlLabel value="off" control={<Radio />} label="Off" />
        <FormControlLabel value="pulse" control={<Radio />} label="Pulse" />
        <FormControlLabel value="wave" control={<Radio />} label="Wave" />
      </RadioGroup>
    </Box>
  );
}
