import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const speeds = [
  { value: 'standard', label: 'Standard, 2 days', price: 0 },
  { value: 'express', label: 'Express, tomorrow', price: 9 },
  { value: 'pickup', label: 'I pick it up', price: 0 },
];

export default function DeliverySpeed() {
  const [speed, setSpeed] = React.useState('standard');
  const price = speeds.find(({ value }) => value === speed)?.price;

  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup
        name="speed"
        value={speed}
        onChange={(event) => setSpeed(event.target.value)}
        size="lg"
        overlay
        sx={{ gap: 1 }}
      >
        {speeds.map(({ value, label }) => (
          <Sheet
            key={value}
            variant="outlined"
            sx={{ position: 'relative', padding: 1.5, borderRadius: 'sm' }}
          >
            <Radio
              value={value}
              label={label}
              variant={value === speed ? 'solid' : 'outlined'}
              color={value === speed ? 'primary' : 'neutral'}
              disabled={value === 'pickup'}
              slotProps={{ label: { sx: { flex: 1 } } }}
            />
          </Sheet>
        ))}
      </RadioGroup>
      <FormHelperText>
        {price === 0 ? 'Nothing to pay.' : `${price} euros, paid with the order.`} We are closed for
        pickups.
      </FormHelperText>
    </FormControl>
  );
}
