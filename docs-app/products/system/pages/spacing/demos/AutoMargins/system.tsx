import * as React from 'react';
import Box from '@mui/system/Box';

export default function AutoMargins() {
  const [centered, setCentered] = React.useState(false);

  return (
    <Box sx={{ color: 'text.primary' }}>
      <label>
        <input
          type="checkbox"
          checked={centered}
          onChange={(event) => setCentered(event.target.checked)}
        />{' '}
        Center the receipt
      </label>
      <Box
        component="section"
        aria-label="Receipt"
        sx={{
          display: 'flex',
          maxWidth: 260,
          mt: 2,
          mx: centered ? 'auto' : 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
        }}
      >
        <span>Total</span>
        <Box component="strong" sx={{ ml: 'auto' }}>
          €24.80
        </Box>
      </Box>
    </Box>
  );
}
