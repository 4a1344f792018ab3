import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AddressDrawer() {
  const [open, setOpen] = React.useState(false);
  const [city, setCity] = React.useState('Bergen');

  function save(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setCity(String(new FormData(event.currentTarget).get('city')));
    setOpen(false);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(true)}>Change the address</Button>
      <Typography role="status">Delivery to {city}</Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={(_, reason) => {
          if (reason !== 'backdropClick') setOpen(false);
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Address</DialogTitle>
        <Stack component="form" spacing={2} onSubmit={save} sx={{ padding: 2 }}>
          <FormControl required>
            <FormLabel>City</FormLabel>
            <Input name="city" defaultValue={city} autoComplete="off" />
          </FormControl>
          <Button type="submit">Save</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
