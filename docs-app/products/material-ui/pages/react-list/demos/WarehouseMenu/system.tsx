import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';

const places = [
  { name: 'Incoming', icon: <InboxIcon /> },
  { name: 'Shelves', icon: <Inventory2Icon /> },
  { name: 'Loading bay', icon: <LocalShippingIcon /> },
];

export default function WarehouseMenu() {
  const [place, setPlace] = React.useState('Incoming');
  const headId = React.useId();

  return (
    <Box sx={{ maxWidth: 320 }}>
      <List
        dense
        aria-labelledby={headId}
        subheader={
          <ListSubheader id={headId} color="primary" disableSticky>
            Warehouse
          </ListSubheader>
        }
      >
        {places.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === place}
              aria-pressed={name === place}
              onClick={() => setPlace(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton disabled>
            <ListItemText inset primary="Cold store" secondary="Closed for repair" />
          </ListItemButton>
        </ListItem>
      </List>
      <Typography role="status">You are at: {place}</Typography>
    </Box>
  );
}
