import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import ToggleButton from '@mui/material/ToggleButton';

export default function PinToggle() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <ToggleButton
      value="pin"
      selected={pinned}
      onChange={() => setPinned(!pinned)}
      aria-label="Pin the open orders"
    >
      <PushPinIcon />
    </ToggleButton>
  );
}
