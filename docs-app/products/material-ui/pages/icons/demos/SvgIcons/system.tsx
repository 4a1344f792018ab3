import * as React from 'react';
import HomeIcon from '@mui/icons-material/Home';
import InventoryIcon from '@mui/icons-material/Inventory2';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sizes = ['small', 'medium', 'large'] as const;
const stops = [
  { label: 'Packed', Icon: InventoryIcon },
  { label: 'On its way', Icon: LocalShippingIcon },
  { label: 'Delivered', Icon: HomeIcon },
];

export default function SvgIcons() {
  const [chosen, setChosen] = React.useState('medium');
  const size = sizes.find((name) => name === chosen);

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <RadioGroup
        row
        aria-label="Size"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {sizes.map((name) => (
          <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
        ))}
      </RadioGroup>
      <Stack component="ol" direction="row" spacing={4} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stops.map(({ label, Icon }) => (
          <Stack component="li" key={label} spacing={1} sx={{ alignItems: 'center' }}>
            <Icon color="primary" fontSize={size} />
            <Typography variant="body2">{label}</Typography>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
