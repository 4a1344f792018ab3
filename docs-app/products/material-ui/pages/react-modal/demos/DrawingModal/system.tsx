import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

export default function DrawingModal() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the plan
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { timeout: 200, sx: { backgroundColor: 'rgba(0 0 0 / 0.8)' } } }}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open} timeout={200}>
          <Box
            role="dialog"
            aria-modal="true"
            aria-labelledby={titleId}
            sx={{
              width: '100%',
              maxWidth: 420,
              p: 2,
              borderRadius: 1,
              bgcolor: 'background.paper',
              color: 'text.primary',
            }}
          >
            <Typography id={titleId} component="h2" variant="h6">
              Table, seen from the front
            </Typography>
            <Box component="svg" viewBox="0 0 200 90" aria-hidden sx={{ width: '100%', my: 2 }}>
              <path d="M20 20h160v8h-12v54h-8V28H40v54h-8V28H20z" fill="currentColor" />
              <path d="M20 10h160M20 6v8M180 6v8" stroke="currentColor" />
            </Box>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Box>
        </Fade>
      </Modal>
    </div>
  );
}
