import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function PickupSelect() {
  const [isPickup, setIsPickup] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Checkbox
        label="Pick it up at the quay"
        checked={isPickup}
        onChange={(event) => setIsPickup(event.target.checked)}
      />
      <FormControl disabled={isPickup}>
        <FormLabel>Carrier</FormLabel>
        <Select
          defaultValue="rail"
          placeholder="Rail freight"
          slotProps={{ listbox: { 'aria-label': 'Carrier' } }}
        >
          <Option value="rail">Rail freight</Option>
          <Option value="ferry">Ferry</Option>
          <Option value="courier">Courier</Option>
        </Select>
      </FormControl>
    </Stack>
  );
}
