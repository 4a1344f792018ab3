import * as React from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function PressAway() {
  const [presses, setPresses] = React.useState(0);

  return (
    <div>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent={false}
        onClickAway={() => setPresses((count) => count + 1)}
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          A press here is inside.
        </Paper>
      </ClickAwayListener>
      <p role="status">Presses outside: {presses}</p>
    </div>
  );
}
