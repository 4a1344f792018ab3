import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const lamps = [29, 49, 75, 120, 189, 240, 310];

const marks = [
  { value: 0, label: '0 €' },
  { value: 100, label: '100 €' },
  { value: 200, label: '200 €' },
  { value: 320, label: '320 €' },
];

export default function PriceRange() {
  const [range, setRange] = React.useState([40, 200]);
  const [from = 0, to = 320] = range;
  const found = lamps.filter((price) => price >= from && price <= to).length;

  return (
    <Box sx={{ maxWidth: 400, px: 3, pt: 2 }}>
      <Slider
        value={range}
        onChange={(_event, value) => setRange(Array.isArray(value) ? value : [value])}
        max={320}
        step={10}
        shiftStep={50}
        marks={marks}
        disableSwap
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} €`}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {found} lamps from {from} € to {to} €
      </Typography>
    </Box>
  );
}
