import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function HarborPlan() {
  const [position, setPosition] = React.useState<{ top: number; left: number }>();

  return (
    <div>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={position !== undefined}
        onClick={(event) => setPosition({ top: event.clientY, left: event.clientX })}
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
