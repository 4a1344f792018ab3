import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function ShopSwitch() {
  const [open, setOpen] = React.useState(true);

  return (
    <Stack spacing={3} sx={{ maxWidth: 360 }}>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <div>
          <FormLabel>The shop takes orders</FormLabel>
          <FormHelperText>{open ? 'Customers can order.' : 'Orders are paused.'}</FormHelperText>
        </div>
        <Switch
          checked={open}
          onChange={(event) => setOpen(event.target.checked)}
          variant="soft"
          color={open ? 'success' : 'neutral'}
          size="lg"
          endDecorator={open ? 'on' : 'off'}
          slotProps={{
            input: { name: 'open' },
            track: { children: <span aria-hidden>{open ? '✓' : ''}</span> },
            endDecorator: { sx: { minInlineSize: 28 } },
          }}
          sx={{ '--Switch-trackWidth': '52px' }}
        />
      </FormControl>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <FormLabel>Express delivery for 9 euros</FormLabel>
        <Switch disabled={!open} defaultChecked />
      </FormControl>
    </Stack>
  );
}
