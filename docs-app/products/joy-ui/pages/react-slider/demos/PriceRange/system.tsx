import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import { useTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const prices = [40, 59, 120, 260, 310, 418, 480];

const marks = [0, 250, 500].map((value) => ({ value, label: `${value} €` }));

export default function PriceRange() {
  const { direction } = useTheme() as { direction?: 'ltr' | 'rtl' };
  const [range, setRange] = React.useState([100, 400]);
  const [low = 0, high = 0] = range;
  const shown = prices.filter((price) => price >= low && price <= high);

  return (
    <Box sx={{ maxWidth: 380, paddingInline: '1.5rem' }}>
      <Slider
        value={range}
        onChange={(_, value) => setRange([value].flat())}
        max={500}
        step={10}
        shiftStep={50}
        marks={marks}
        disableSwap
        isRtl={direction === 'rtl'}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} €`}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
        size="lg"
        slotProps={{
          markLabel: { sx: { color: 'text.primary' } },
          rail: { sx: { opacity: 1 } },
        }}
      />
      <Typography role="status" sx={{ textAlign: 'center', marginBlockStart: '2rem' }}>
        {shown.length} of {prices.length} products
      </Typography>
    </Box>
  );
}
