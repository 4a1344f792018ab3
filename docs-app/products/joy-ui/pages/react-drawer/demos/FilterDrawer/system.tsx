import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const states = ['Open', 'Paid', 'Overdue'];

export default function FilterDrawer() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(states);

  function toggle(state: string) {
    setChosen(states.filter((each) => chosen.includes(each) !== (each === state)));
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Filter the invoices
      </Button>
      <Typography role="status">Shown: {chosen.join(', ') || 'none'}</Typography>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        anchor="right"
        size="sm"
        variant="outlined"
        disableScrollLock
        slotProps={{
          backdrop: { sx: { backdropFilter: 'none' } },
          content: { sx: { maxInlineSize: '90vw' } },
        }}
        sx={{ '--Drawer-transitionDuration': '0.1s' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Filters</DialogTitle>
        <DialogContent sx={{ gap: 2, padding: 2 }}>
          {states.map((state) => (
            <Checkbox
              key={state}
              label={state}
              checked={chosen.includes(state)}
              onChange={() => toggle(state)}
            />
          ))}
        </DialogContent>
      </Drawer>
    </Stack>
  );
}
