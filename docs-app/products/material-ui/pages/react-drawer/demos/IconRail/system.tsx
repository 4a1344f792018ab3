import * as React from 'react';
import InboxIcon from '@mui/icons-material/Inbox';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import MenuIcon from '@mui/icons-material/Menu';
import PeopleIcon from '@mui/icons-material/People';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const sections = [
  { name: 'Orders', icon: <InboxIcon /> },
  { name: 'Parcels', icon: <LocalShippingIcon /> },
  { name: 'Customers', icon: <PeopleIcon /> },
];

export default function IconRail() {
  const [wide, setWide] = React.useState(false);
  const [section, setSection] = React.useState('Orders');
  const width = wide ? 200 : 56;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0, '& .MuiDrawer-paper': { width, overflowX: 'hidden' } }}
      >
        <IconButton
          aria-label="Labels"
          aria-pressed={wide}
          onClick={() => setWide(!wide)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List component="nav" aria-label="Sections">
          {sections.map(({ name, icon }) => (
            <ListItemButton
              key={name}
              selected={name === section}
              aria-current={name === section ? 'page' : undefined}
              onClick={() => setSection(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} sx={{ whiteSpace: 'nowrap' }} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Typography variant="h5" component="h1" sx={{ p: 2 }}>
        {section}
      </Typography>
    </Box>
  );
}
