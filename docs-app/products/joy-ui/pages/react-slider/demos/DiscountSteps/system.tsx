import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import { useTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const marks = [0, 5, 10, 20].map((value) => ({ value, label: `${value} %` }));

export default function DiscountSteps() {
  const { direction } = useTheme() as { direction?: 'ltr' | 'rtl' };
  const [discount, setDiscount] = React.useState(5);

  return (
    <Box sx={{ maxWidth: 320, paddingInline: 3 }}>
      <Slider
        aria-label="Discount in percent"
        value={discount}
        onChange={(_, value) => setDiscount(Number(value))}
        step={null}
        max={20}
        marks={marks}
        isRtl={direction === 'rtl'}
        slotProps={{ markLabel: { sx: { color: 'text.primary' } } }}
      />
      <Typography role="status" sx={{ marginBlockStart: 2 }}>
        {(418 * (100 - discount)) / 100} euros
      </Typography>
    </Box>
  );
}
