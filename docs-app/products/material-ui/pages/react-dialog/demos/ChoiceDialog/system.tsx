import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places = [
  { name: 'Home', street: '14 Orchard Lane' },
  { name: 'Office', street: '200 Harbour Street' },
  { name: 'Pick-up point', street: 'Central Station, hall B' },
];

export default function ChoiceDialog() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState('Home');

  function handleChoose(name: string) {
    setChosen(name);
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Deliver to: {chosen}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change address
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Where should we deliver?</DialogTitle>
        <List sx={{ pt: 0 }}>
          {places.map(({ name, street }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === chosen}
                aria-current={name === chosen}
                onClick={() => handleChoose(name)}
                sx={{ px: 3 }}
              >
                <ListItemText primary={name} secondary={street} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
