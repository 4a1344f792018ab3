import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import EuroIcon from '@mui/icons-material/Euro';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MapIcon from '@mui/icons-material/Map';

const places = [
  { value: 'tour', label: 'Tour', icon: <LocalShippingIcon />, text: '14 stops are left today.' },
  { value: 'map', label: 'Map', icon: <MapIcon />, text: 'Next stop: Harbour Street 4.' },
  { value: 'pay', label: 'Pay', icon: <EuroIcon />, text: '118 euros were paid at the door.' },
];

export default function CourierNavigation() {
  const [place, setPlace] = React.useState('tour');
  const [showLabels, setShowLabels] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ maxWidth: 360 }}>
      <Typography role="status" sx={{ p: 2 }}>
        {places.find(({ value }) => value === place)?.text}
      </Typography>
      <FormControlLabel
        control={<Switch checked={showLabels} onChange={(_, checked) => setShowLabels(checked)} />}
        label="All labels"
        sx={{ px: 2, pb: 2 }}
      />
      <BottomNavigation
        component="nav"
        aria-label="Courier"
        showLabels={showLabels}
        value={place}
        onChange={(_, value: string) => setPlace(value)}
        sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}
      >
        {places.map(({ value, label, icon }) => (
          <BottomNavigationAction
            key={value}
            value={value}
            label={label}
            icon={icon}
            {...(value === 'pay' && { showLabel: true })}
            aria-current={value === place ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
