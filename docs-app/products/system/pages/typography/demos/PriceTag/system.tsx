import * as React from 'react';
import Box from '@mui/system/Box';

export default function PriceTag() {
  const [isSale, setIsSale] = React.useState(false);

  return (
    <Box sx={{ color: 'text.primary' }}>
      <label>
        <input
          type="checkbox"
          checked={isSale}
          onChange={(event) => setIsSale(event.target.checked)}
        />{' '}
        On sale
      </label>
      <Box
        component="p"
        sx={{
          m: 0,
          mt: 2,
          fontSize: isSale ? '2rem' : '1.25rem',
          fontWeight: isSale ? 'fontWeightBold' : 'fontWeightMedium',
          lineHeight: 1.2,
        }}
      >
        €89.00
      </Box>
    </Box>
  );
}
