import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

type Horizontal = 'left' | 'center' | 'right';

export default function AnchorChoice() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [horizontal, setHorizontal] = React.useState<Horizontal>('right');

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <TextField
        select
        label="Point of the button"
        value={horizontal}
        onChange={(event) => setHorizontal(event.target.value as Horizontal)}
      >
        <MenuItem value="left">left</MenuItem>
        <MenuItem value="center">center</MenuItem>
        <MenuItem value="right">right</MenuItem>
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
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Berth 14', sx: { p: 2 } } }}
      >
        Free
      </Popover>
    </Stack>
  );
}
