import * as React from 'react';
import Box from '@mui/system/Box';

export default function SpacingScale() {
  const [factor, setFactor] = React.useState(2);

  return (
    <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
      <Box component="label" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        Padding
        <input
          type="range"
          min={0}
          max={6}
          value={factor}
          onChange={(event) => setFactor(Number(event.target.value))}
        />
      </Box>
      <Box sx={{ p: factor, borderRadius: 1, bgcolor: 'primary.soft' }}>
        <Box sx={{ p: 1, bgcolor: 'background.paper' }}>
          <code>p: {factor}</code>
        </Box>
      </Box>
    </Box>
  );
}
