import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

type Anchor = NonNullable<DrawerProps['anchor']>;

const anchors: Anchor[] = ['left', 'right', 'top', 'bottom'];

export default function DrawerAnchors() {
  const [anchor, setAnchor] = React.useState<Anchor>('left');
  const [open, setOpen] = React.useState(false);

  function show(edge: Anchor) {
    setAnchor(edge);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {anchors.map((edge) => (
        <Button key={edge} variant="outlined" color="neutral" onClick={() => show(edge)}>
          {edge}
        </Button>
      ))}
      <Drawer open={open} onClose={() => setOpen(false)} anchor={anchor} size="sm">
        <ModalClose aria-label="Close" />
        <DialogTitle>Order 1042</DialogTitle>
        <DialogContent sx={{ padding: 2 }}>It leaves the warehouse on Monday.</DialogContent>
      </Drawer>
    </Stack>
  );
}
