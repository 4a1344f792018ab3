import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const items = [
  'Two chairs “Lark”, oak',
  'One table, 160 by 80 centimeters',
  'Desk lamp “Heron”, yellow',
  'Four coat hooks, brass',
  'Shelf board, 90 centimeters',
  'Linen curtain, two panels',
  'Door mat, coconut fiber',
  'Picture frame, 30 by 40 centimeters',
];

type Layout = ModalDialogProps['layout'];

export default function OrderDetails() {
  const [layout, setLayout] = React.useState<Layout>();

  return (
    <Stack spacing={1} direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="soft" onClick={() => setLayout('center')}>
        Show in the middle
      </Button>
      <Button variant="soft" color="neutral" onClick={() => setLayout('fullscreen')}>
        Show on the whole screen
      </Button>
      <Modal open={layout !== undefined} onClose={() => setLayout(undefined)}>
        <ModalOverflow>
          <ModalDialog layout={layout} aria-describedby={undefined}>
            <ModalClose aria-label="Close" />
            <DialogTitle>Order 1042</DialogTitle>
            <List>
              {items.map((item) => (
                <ListItem key={item}>{item}</ListItem>
              ))}
            </List>
            <Typography level="body-sm">Delivery on 12 March 2025</Typography>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </Stack>
  );
}
