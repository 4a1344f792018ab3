import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const sizes = ['Small', 'Medium', 'Large'];

export default function BoxSize() {
  const [chosen, setChosen] = React.useState('Medium');

  return (
    <RadioGroup
      aria-label="Size of the box"
      orientation="horizontal"
      value={chosen}
      onChange={(event) => setChosen(event.target.value)}
      disableIcon
      overlay
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {sizes.map((size) => (
        <Sheet key={size} sx={{ position: 'relative', padding: 1.5, borderRadius: 'sm' }}>
          <Radio
            value={size}
            label={size}
            variant={size === chosen ? 'solid' : 'outlined'}
            color={size === chosen ? 'primary' : 'neutral'}
          />
        </Sheet>
      ))}
    </RadioGroup>
  );
}
