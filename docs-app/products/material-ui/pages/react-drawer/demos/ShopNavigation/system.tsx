import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const sections = ['Orders', 'Invoices', 'Customers'];
const width = 200;

export default function ShopNavigation() {
  const [open, setOpen] = React.useState(false);
  const [section, setSection] = React.useState('Orders');
  const navigation = (
    <List component="nav" aria-label="Sections">
      {sections.map((name) => (
        <ListItemButton
          key={name}
          selected={name === section}
          aria-current={name === section ? 'page' : undefined}
          onClick={() => {
            setSection(name);
            setOpen(false);
          }}
        >
          <ListItemText primary={name} />
        </ListItemButton>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ width, display: { xs: 'none', sm: 'block' }, '& .MuiDrawer-paper': { width } }}
      >
        {navigation}
      </Drawer>
      <Drawer open={open} onClose={() => setOpen(false)} PaperProps={{ sx: { width } }}>
        {navigation}
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <IconButton
          aria-label="Open the sections"
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' }, marginInlineStart: -1 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography variant="h5" component="h1">
          {section}
        </Typography>
      </Box>
    </Box>
  );
}
