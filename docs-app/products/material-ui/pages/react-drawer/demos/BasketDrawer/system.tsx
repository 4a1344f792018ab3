import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const wares = [
  { name: 'Desk lamp', price: 59 },
  { name: 'Chair', price: 140 },
];

export default function BasketDrawer() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Basket (2)
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        elevation={8}
        transitionDuration={{ enter: 250, exit: 150 }}
        PaperProps={{
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: 280, maxWidth: '85vw', p: 2 },
        }}
      >
        <Typography id={titleId} variant="h6" component="h2">
          Basket
        </Typography>
        <List>
          {wares.map(({ name, price }) => (
            <ListItem key={name} disableGutters>
              <ListItemText primary={name} secondary={`${price} euros`} />
            </ListItem>
          ))}
        </List>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Go on shopping
        </Button>
      </Drawer>
    </div>
  );
}
