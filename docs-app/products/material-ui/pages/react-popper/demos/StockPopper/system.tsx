import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const placements = ['bottom-start', 'top', 'bottom'] as const;

export default function StockPopper() {
  const [placement, setPlacement] = React.useState<PopperPlacementType>('bottom-start');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [ordered, setOrdered] = React.useState(false);

  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}>
      <RadioGroup
        row
        aria-label="Placement"
        value={placement}
        onChange={(_, value) => setPlacement(value as PopperPlacementType)}
      >
        {placements.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
      <Button
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        sx={{ my: 8 }}
      >
        Desk lamps: {ordered ? '2, more to come' : '2'}
      </Button>
      <Popper
        role="group"
        aria-label="Stock of desk lamps"
        open={anchor !== null}
        anchorEl={anchor}
        placement={placement}
        disablePortal
        transition
        modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
        sx={{ zIndex: 1 }}
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={150}>
            <Paper elevation={4} sx={{ p: 1 }}>
              <Button disabled={ordered} onClick={() => setOrdered(true)}>
                {ordered ? 'Ordered' : 'Order ten'}
              </Button>
            </Paper>
          </Fade>
        )}
      </Popper>
    </div>
  );
}
