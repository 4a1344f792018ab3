import * as React from 'react';
import GridViewIcon from '@mui/icons-material/GridView';
import PushPinIcon from '@mui/icons-material/PushPin';
import ViewListIcon from '@mui/icons-material/ViewList';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function OrderView() {
  const [view, setView] = React.useState('list');
  const [pinned, setPinned] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          color="primary"
          value={view}
          // A second press on the chosen button says null: one view always stays.
          onChange={(_event, chosen: string | null) => setView(chosen ?? view)}
          aria-label="View of the orders"
        >
          <ToggleButton value="list" aria-label="List">
            <ViewListIcon />
          </ToggleButton>
          <ToggleButton value="grid" aria-label="Grid">
            <GridViewIcon />
          </ToggleButton>
        </ToggleButtonGroup>
        <ToggleButton
          value="pin"
          selected={pinned}
          onChange={() => setPinned(!pinned)}
          aria-label="Pin the open orders"
        >
          <PushPinIcon />
        </ToggleButton>
      </Stack>
      <Typography role="status">
        Orders as a {view}, {pinned ? 'open ones first' : 'newest first'}
      </Typography>
    </Stack>
  );
}
