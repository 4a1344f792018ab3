import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const width = 200;

export default function PersistentPanel() {
  const [open, setOpen] = React.useState(true);
  const panelId = React.useId();

  return (
    <Box sx={{ display: 'flex' }}>
      <Box component="main" sx={{ flexGrow: 1, p: 2 }}>
        <Typography variant="h5" component="h1" sx={{ mb: 2 }}>
          Order 1042
        </Typography>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          Details
        </Button>
      </Box>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        PaperProps={{
          id: panelId,
          component: 'aside',
          'aria-label': 'Details',
          sx: { width, p: 2 },
        }}
        sx={{
          width: open ? width : 0,
          transition: (theme) => theme.transitions.create('width'),
        }}
      >
        <Typography variant="subtitle1" component="p">
          Desk lamp, 59 euros
        </Typography>
        <Typography variant="body2">Ordered by Ada Okoye, 4 Mill Lane, Bergen</Typography>
      </Drawer>
    </Box>
  );
}
