import * as React from 'react';
import Box from '@mui/system/Box';

export default function BorderRadius() {
  const [factor, setFactor] = React.useState(1);

  return (
    <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
      <Box component="label" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        Radius
        <input
          type="range"
          min={0}
          max={4}
          value={factor}
          onChange={(event) => setFactor(Number(event.target.value))}
        />
      </Box>
      <Box
        sx={{
          p: 2,
          border: 1,
          borderColor: 'border',
          borderRadius: factor,
          bgcolor: 'background.paper',
        }}
      >
        <code>borderRadius: {factor}</code>
      </Box>
    </Box>
  );
}
