import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';

export default function SelectedOrder() {
  const [selected, setSelected] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ClickAwayListener onClickAway={() => setSelected(false)}>
        <Button
          variant={selected ? 'contained' : 'outlined'}
          aria-pressed={selected}
          onClick={() => setSelected(true)}
        >
          Order 4711
        </Button>
      </ClickAwayListener>
      <span>Click here to clear the selection.</span>
    </Stack>
  );
}
