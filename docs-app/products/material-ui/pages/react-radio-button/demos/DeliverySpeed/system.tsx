import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const speeds = [
  { value: 'standard', label: 'Standard', text: 'Arrives in four days, free of charge.' },
  { value: 'express', label: 'Express', text: 'Arrives tomorrow for 9 €.' },
  { value: 'pickup', label: 'Pick it up', text: 'Ready in the shop in two hours.' },
];

export default function DeliverySpeed() {
  const [speed, setSpeed] = React.useState('standard');
  const labelId = React.useId();
  const hintId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Delivery</FormLabel>
      <RadioGroup
        name="delivery"
        value={speed}
        onChange={(_event, value) => setSpeed(value)}
        aria-labelledby={labelId}
        aria-describedby={hintId}
      >
        {speeds.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
        <FormControlLabel disabled value="drone" label="Drone (not yet)" control={<Radio />} />
      </RadioGroup>
      <FormHelperText id={hintId} role="status">
        {speeds.find(({ value }) => value === speed)?.text}
      </FormHelperText>
    </FormControl>
  );
}
