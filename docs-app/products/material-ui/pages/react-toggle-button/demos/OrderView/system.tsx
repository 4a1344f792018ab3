import * as React from 'react';
import GridViewIcon from '@mui/icons-material/GridView';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import ViewListIcon from '@mui/icons-material/ViewList';

export default function OrderView() {
  const [view, setView] = React.useState('list');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={view}
        onChange={(_event, next: string | null) => setView(next ?? view)}
        aria-label="View of the orders"
      >
        <ToggleButton value="list" aria-label="List">
          <ViewListIcon />
        </ToggleButton>
        <ToggleButton value="grid" aria-label="Grid">
          <GridViewIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" sx={{ mt: 1 }}>
        Orders as a {view}
      </Typography>
    </div>
  );
}
