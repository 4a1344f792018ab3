import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

/** Returns the position of the pointer, or the center of the button when a key was pressed. */
function findPosition({ clientX, clientY, currentTarget, detail }: React.MouseEvent) {
  if (detail > 0) return { top: clientY, left: clientX };
  const { top, left, width, height } = currentTarget.getBoundingClientRect();
  return { top: top + height / 2, left: left + width / 2 };
}

export default function HarborPlan() {
  const [position, setPosition] = React.useState<{ top: number; left: number }>();

  return (
    <div>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={position !== undefined}
        onClick={(event) => setPosition(findPosition(event))}
        sx={{ width: '100%', height: 120, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        Plan of the harbor
      </ButtonBase>
      <Popover
        open={position !== undefined}
        anchorReference="anchorPosition"
        anchorPosition={position}
        onClose={() => setPosition(undefined)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Berth' } }}
      >
        <Typography sx={{ p: 2 }}>Berth 7 is free.</Typography>
      </Popover>
    </div>
  );
}
