import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const filters = ['In stock', 'On sale', 'Made in Europe'];

export default function FilterSheet() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState<string[]>([]);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {chosen.length === 0 ? 'All products' : `Only: ${chosen.join(', ')}`}
      </Typography>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        disableDiscovery
        hysteresis={0.4}
        PaperProps={{
          role: 'dialog',
          'aria-label': 'Filters',
          sx: { p: 2, borderStartStartRadius: 16, borderStartEndRadius: 16 },
        }}
      >
        <Box sx={{ width: 32, height: 4, borderRadius: 2, mx: 'auto', bgcolor: 'divider' }} />
        <FormGroup>
          {filters.map((name) => (
            <FormControlLabel
              key={name}
              control={<Checkbox checked={chosen.includes(name)} />}
              label={name}
              onChange={(_, checked) =>
                setChosen(checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
          ))}
        </FormGroup>
        <Button onClick={() => setOpen(false)}>Show products</Button>
      </SwipeableDrawer>
    </div>
  );
}
