import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function BasketDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show the basket
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Basket</DialogTitle>
        <DialogContent sx={{ padding: 2 }}>Two chairs and a table, 418 euros.</DialogContent>
      </Drawer>
    </div>
  );
}
