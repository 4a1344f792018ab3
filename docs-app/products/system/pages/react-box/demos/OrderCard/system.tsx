import * as React from 'react';
import Box from '@mui/system/Box';

export default function OrderCard() {
  const [packed, setPacked] = React.useState(false);

  return (
    <Box
      sx={{
        maxWidth: 360,
        p: 3,
        border: 1,
        borderColor: packed ? 'success.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ typography: 'h6' }}>Order 20418</Box>
      <Box sx={{ mt: 0.5, color: 'text.secondary', typography: 'body2' }}>
        2 mugs, 1 teapot, to Lisbon
      </Box>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2 }}>
        <input
          type="checkbox"
          checked={packed}
          onChange={(event) => setPacked(event.target.checked)}
        />
        Packed
      </Box>
    </Box>
  );
}
