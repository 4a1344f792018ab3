import * as React from 'react';
import Box from '@mui/system/Box';

const berths = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];

export default function GridGaps() {
  const [rowGap, setRowGap] = React.useState(1);
  const [columnGap, setColumnGap] = React.useState(1);

  return (
    <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <label>
          rowGap{' '}
          <input
            type="range"
            min={0}
            max={4}
            value={rowGap}
            onChange={(event) => setRowGap(Number(event.target.value))}
          />
        </label>
        <label>
          columnGap{' '}
          <input
            type="range"
            min={0}
            max={4}
            value={columnGap}
            onChange={(event) => setColumnGap(Number(event.target.value))}
          />
        </label>
      </Box>
      <Box
        role="group"
        aria-label="Berths"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', rowGap, columnGap }}
      >
        {berths.map((berth) => (
          <Box key={berth} sx={{ p: 1, bgcolor: 'primary.soft', textAlign: 'center' }}>
            {berth}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
