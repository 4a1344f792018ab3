import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const points = ['top', 'center', 'bottom'].flatMap((vertical) =>
  ['left', 'center', 'right'].map((horizontal) => `${vertical} ${horizontal}`),
);

function toOrigin(point: string) {
  const [vertical, horizontal] = point.split(' ');
  return { vertical, horizontal } as PopoverOrigin;
}

export default function AnchorChoice() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [anchorPoint, setAnchorPoint] = React.useState('bottom right');
  const [popoverPoint, setPopoverPoint] = React.useState('top right');
  const options = points.map((point) => (
    <MenuItem key={point} value={point}>
      {point}
    </MenuItem>
  ));

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <TextField
        select
        label="anchorOrigin"
        value={anchorPoint}
        onChange={(event) => setAnchorPoint(event.target.value)}
      >
        {options}
      </TextField>
      <TextField
        select
        label="transformOrigin"
        value={popoverPoint}
        onChange={(event) => setPopoverPoint(event.target.value)}
      >
        {options}
      </TextField>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open berth 14
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={toOrigin(anchorPoint)}
        transformOrigin={toOrigin(popoverPoint)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Berth 14', sx: { p: 2 } } }}
      >
        Free
      </Popover>
    </Stack>
  );
}
