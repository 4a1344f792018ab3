import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function DialogSizes() {
  const [size, setSize] = React.useState<ModalDialogProps['size']>();

  return (
    <Stack spacing={1} direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="soft" size="sm" onClick={() => setSize('sm')}>
        Small
      </Button>
      <Button variant="soft" onClick={() => setSize('md')}>
        Medium
      </Button>
      <Button variant="soft" size="lg" onClick={() => setSize('lg')}>
        Large
      </Button>
      <Modal open={size !== undefined} onClose={() => setSize(undefined)}>
        <ModalDialog size={size} variant="soft">
          <ModalClose aria-label="Close" />
          <DialogTitle>Parcel 88</DialogTitle>
          <DialogContent>It waits at the east quay.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
