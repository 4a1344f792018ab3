import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const folders = ['Inbox', 'Drafts', 'Sent'];
const width = 140;

export default function ClippedNavigation() {
  const [folder, setFolder] = React.useState('Inbox');

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="p">
            Harbor mail
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={{ width, flexShrink: 0, '& .MuiDrawer-paper': { width } }}>
        <Toolbar />
        <List component="nav" aria-label="Folders">
          {folders.map((name) => (
            <ListItemButton
              key={name}
              selected={name === folder}
              aria-current={name === folder ? 'page' : undefined}
              onClick={() => setFolder(name)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <Toolbar />
        <Typography variant="h5" component="h1">
          {folder}
        </Typography>
      </Box>
    </Box>
  );
}
