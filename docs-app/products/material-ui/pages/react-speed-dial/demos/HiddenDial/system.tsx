import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import FormControlLabel from '@mui/material/FormControlLabel';
import PrintIcon from '@mui/icons-material/Print';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';

export default function HiddenDial() {
  const [reading, setReading] = React.useState(false);

  return (
    <Box sx={{ height: 130 }}>
      <FormControlLabel
        control={<Switch checked={reading} onChange={(_event, checked) => setReading(checked)} />}
        label="Reading mode"
      />
      <SpeedDial
        ariaLabel="Edit the order"
        direction="right"
        hidden={reading}
        icon={<SpeedDialIcon />}
      >
        <SpeedDialAction icon={<EditIcon />} tooltipTitle="Edit" />
        <SpeedDialAction icon={<PrintIcon />} tooltipTitle="Print" />
        <SpeedDialAction icon={<DeleteIcon />} tooltipTitle="Delete" />
      </SpeedDial>
    </Box>
  );
}
