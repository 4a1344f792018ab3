import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toBoxes = (value: number) => 2 ** value;
const format = (boxes: number) => (boxes === 1 ? '1 box' : `${boxes} boxes`);

export default function BoxQuantity() {
  const [exponent, setExponent] = React.useState(5);

  return (
    <Box sx={{ maxWidth: 300, px: 2 }}>
      <Slider
        aria-label="Number of boxes"
        max={10}
        value={exponent}
        onChange={(_event, value) => setExponent(Array.isArray(value) ? exponent : value)}
        scale={toBoxes}
        getAriaValueText={format}
        valueLabelDisplay="auto"
      />
      <Typography role="status">{format(toBoxes(exponent))}</Typography>
    </Box>
  );
}
