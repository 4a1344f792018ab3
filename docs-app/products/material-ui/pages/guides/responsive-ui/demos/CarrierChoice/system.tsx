import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const carriers = ['Ferry', 'Train', 'Van', 'Cargo bike'];

export default function CarrierChoice() {
  const [carrier, setCarrier] = React.useState('Ferry');
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('sm'));

  return isWide ? (
    <ToggleButtonGroup
      exclusive
      aria-label="Carrier"
      value={carrier}
      onChange={(_, chosen: string | null) => chosen && setCarrier(chosen)}
    >
      {carriers.map((name) => (
        <ToggleButton key={name} value={name}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  ) : (
    <TextField
      select
      fullWidth
      label="Carrier"
      value={carrier}
      onChange={(event) => setCarrier(event.target.value)}
    >
      {carriers.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
