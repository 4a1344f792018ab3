import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const costs: Record<string, number> = { Standard: 4, Express: 9, Collection: 0 };

export default function DeliverySelect() {
  const id = React.useId();
  const [delivery, setDelivery] = React.useState('Standard');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <FormControl>
        <InputLabel id={`${id}-label`}>Delivery</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          label="Delivery"
          value={delivery}
          onChange={(event) => setDelivery(event.target.value)}
          aria-describedby={`${id}-help`}
        >
          <MenuItem value="Standard">Standard</MenuItem>
          <MenuItem value="Express">Express</MenuItem>
          <MenuItem value="Collection">Collection</MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`}>Express arrives the next working day</FormHelperText>
      </FormControl>
      <Typography role="status">
        {delivery}: {costs[delivery]} euros
      </Typography>
    </Stack>
  );
}
