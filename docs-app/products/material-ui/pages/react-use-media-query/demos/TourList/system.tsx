import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const stops = ['Harbour Street', 'Mill Lane', 'Church Square'];

export default function TourList() {
  const [open, setOpen] = React.useState(false);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={open} onChange={(_, checked) => setOpen(checked)} />}
        label="Stops of today"
      />
      <Collapse in={open} timeout={isStill ? 0 : 300} unmountOnExit>
        {isWide ? (
          <Typography>{stops.join(' → ')}</Typography>
        ) : (
          <ol>
            {stops.map((stop) => (
              <li key={stop}>{stop}</li>
            ))}
          </ol>
        )}
      </Collapse>
      <Typography variant="body2">
        {isWide ? 'Wide window: one line' : 'Narrow window: a list'}
        {isStill ? ', without movement' : ''}
      </Typography>
    </Stack>
  );
}
