import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LabelPortal() {
  const [van, setVan] = React.useState<HTMLElement | null>(null);
  const [isLoaded, setIsLoaded] = React.useState(false);
  const [scans, setScans] = React.useState(0);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={isLoaded} onChange={(_, checked) => setIsLoaded(checked)} />}
        label="The parcel is in the van"
      />
      {/* Clicks on the button bubble to this element, even when the portal moves the button. */}
      <Paper
        role="group"
        aria-label="Shelf"
        variant="outlined"
        onClick={() => setScans(scans + 1)}
        sx={{ p: 2 }}
      >
        <div role="status">Shelf: {scans} scans</div>
        <Portal container={van} disablePortal={!isLoaded}>
          <Button variant="contained" sx={{ mt: 1 }}>
            Scan parcel
          </Button>
        </Portal>
      </Paper>
      <Paper role="group" aria-label="Van" variant="outlined" ref={setVan} sx={{ p: 2 }}>
        <div>Van</div>
      </Paper>
    </Stack>
  );
}
