import * as React from 'react';
import Box from '@mui/system/Box';

const rates = [
  { id: 'letter', name: 'Letter', price: '€1.10' },
  { id: 'parcel', name: 'Parcel up to 2 kg', price: '€5.49' },
  { id: 'express', name: 'Express, next day', price: '€11.90' },
];

export default function NestedSelectors() {
  const [chosen, setChosen] = React.useState('parcel');

  return (
    <Box
      component="fieldset"
      sx={{
        maxWidth: 420,
        m: 0,
        p: 0,
        border: 0,
        color: 'text.primary',
        '& legend': { mb: 1, p: 0, fontWeight: 'fontWeightBold' },
        '& label': {
          display: 'flex',
          gap: 1.5,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          cursor: 'pointer',
        },
        '& label + label': { borderTop: 0 },
        '& label:has(:checked)': { bgcolor: 'primary.soft', color: 'primary.main' },
        '& label span:last-of-type': { ml: 'auto' },
      }}
    >
      <legend>Shipping rate</legend>
      {rates.map(({ id, name, price }) => (
        <label key={id}>
          <input
            type="radio"
            name="rate"
            value={id}
            checked={chosen === id}
            onChange={() => setChosen(id)}
          />
          <span>{name}</span>
          <span>{price}</span>
        </label>
      ))}
    </Box>
  );
}
