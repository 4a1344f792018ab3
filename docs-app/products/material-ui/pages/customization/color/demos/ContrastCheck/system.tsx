import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { teal } from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const shades = [500, 600, 700, 800, 900] as const;

export default function ContrastCheck() {
  const [index, setIndex] = React.useState(2);
  const shade = shades[index] ?? 700;
  const ratio = getContrastRatio(teal[shade], '#fff');

  return (
    <Box sx={{ maxWidth: 320, color: 'text.primary' }}>
      <Slider
        aria-label="Shade of teal"
        max={4}
        marks
        value={index}
        getAriaValueText={(position) => String(shades[position])}
        onChange={(_event, value) => setIndex(value as number)}
      />
      <Box aria-hidden style={{ backgroundColor: teal[shade] }} sx={{ height: 48, mb: 1 }} />
      <div role="status">
        White on teal {shade}: {ratio.toFixed(1)}:1,{' '}
        {ratio >= 4.5 ? 'enough for text' : 'enough for large text only'}
      </div>
    </Box>
  );
}
