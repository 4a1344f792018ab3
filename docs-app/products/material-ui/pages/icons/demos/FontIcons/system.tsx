import * as React from 'react';
import Icon from '@mui/material/Icon';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const tracks = ['Morning on the quay', 'Slow train north', 'Rain in the yard'];

export default function FontIcons() {
  const [index, setIndex] = React.useState(0);
  const [playing, setPlaying] = React.useState(false);
  const step = (by: number) => setIndex((index + by + tracks.length) % tracks.length);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">{tracks[index]}</Typography>
      <Stack direction="row" spacing={1}>
        <IconButton aria-label="Previous track" onClick={() => step(-1)}>
          <Icon>skip_previous</Icon>
        </IconButton>
        <IconButton
          aria-label={playing ? 'Pause' : 'Play'}
          color="primary"
          onClick={() => setPlaying(!playing)}
        >
          <Icon>{playing ? 'pause' : 'play_arrow'}</Icon>
        </IconButton>
        <IconButton aria-label="Next track" onClick={() => step(1)}>
          <Icon>skip_next</Icon>
        </IconButton>
      </Stack>
    </Stack>
  );
}
