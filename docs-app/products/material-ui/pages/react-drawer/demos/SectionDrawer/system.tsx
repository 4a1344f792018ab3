import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const sections = ['Orders', 'Invoices', 'Customers'];

export default function SectionDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Sections</Button>
      <Drawer open={open} onClose={close} PaperProps={{ role: 'dialog', 'aria-label': 'Sections' }}>
        <List sx={{ width: 240 }}>
          {sections.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={close}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
