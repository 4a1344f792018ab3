import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function NamedContainer() {
  const [isWide, setIsWide] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 420, color: 'text.primary' }}>
      <FormControlLabel
        control={<Switch checked={isWide} onChange={(_event, checked) => setIsWide(checked)} />}
        label="Wide order"
      />
      <Box
        style={{ width: isWide ? '100%' : '50%' }}
        sx={{ containerType: 'inline-size', containerName: 'order', border: 1, p: 1 }}
      >
        <Box
          sx={{
            containerType: 'inline-size',
            boxSizing: 'border-box',
            width: 160,
            maxWidth: '100%',
            p: 1,
            bgcolor: 'action.hover',
          }}
        >
          <Box component="address" sx={{ fontWeight: { '@': 400, '@220/order': 700 } }}>
            12 Harbor Road
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
