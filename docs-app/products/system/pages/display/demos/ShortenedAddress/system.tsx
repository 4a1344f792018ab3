import * as React from 'react';
import Box from '@mui/system/Box';

export default function ShortenedAddress() {
  const [width, setWidth] = React.useState(180);

  return (
    <Box sx={{ color: 'text.primary' }}>
      <Box component="label" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        Width
        <input
          type="range"
          min={120}
          max={360}
          step={20}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
      </Box>
      <Box
        sx={{
          width,
          maxWidth: 1,
          p: 1,
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        12 Harbor Street, Trieste 34121
      </Box>
    </Box>
  );
}
