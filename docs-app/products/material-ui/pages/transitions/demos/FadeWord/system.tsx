import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function FadeWord() {
  const [packed, setPacked] = React.useState(true);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" aria-pressed={packed} onClick={() => setPacked(!packed)}>
        Packed
      </Button>
      <Fade in={packed} appear={false}>
        <span>Ready for the courier</span>
      </Fade>
    </Stack>
  );
}
