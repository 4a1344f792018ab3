import * as React from 'react';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import SvgIcon from '@mui/joy/SvgIcon';

const pages = ['Orders', 'Invoices', 'Customers'];

export default function NavigationDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <IconButton variant="outlined" aria-label="Open the navigation" onClick={() => setOpen(true)}>
        <SvgIcon>
          <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
        </SvgIcon>
      </IconButton>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        size="sm"
        slotProps={{ content: { 'aria-label': 'Navigation', 'aria-labelledby': undefined } }}
      >
        <ModalClose aria-label="Close" />
        <List component="nav" aria-label="Shop" sx={{ marginBlockStart: 5 }}>
          {pages.map((page) => (
            <ListItem key={page}>
              <ListItemButton component="a" href={`#${page}`} onClick={() => setOpen(false)}>
                {page}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </div>
  );
}
