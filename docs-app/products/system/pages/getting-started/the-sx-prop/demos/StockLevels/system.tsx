import * as React from 'react';
import Box from '@mui/system/Box';

export default function StockLevels() {
  const [percent, setPercent] = React.useState(40);

  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 320, color: 'text.primary' }}>
      <label htmlFor="stock-level">Stock: {percent} %</label>
      <input
        id="stock-level"
        type="range"
        value={percent}
        onChange={(event) => setPercent(event.target.valueAsNumber)}
      />
      <Box
        aria-hidden
        style={{ '--level': `${percent}%` } as React.CSSProperties}
        sx={{ width: 'var(--level)', height: 12, borderRadius: 1, bgcolor: 'primary.main' }}
      />
    </Box>
  );
}
