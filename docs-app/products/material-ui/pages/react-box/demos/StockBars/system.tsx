import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const full = 20;

export default function StockBars() {
  const [stock, setStock] = React.useState({ Chairs: 14, Tables: 6, Lamps: 18 });

  return (
    <Box component="section" aria-label="Stock" sx={{ maxWidth: { xs: 'none', sm: 480 } }}>
      <Box component="dl" sx={{ display: 'grid', rowGap: 1, m: 0, mb: 2 }}>
        {Object.entries(stock).map(([name, count]) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: '5rem 1fr',
              alignItems: 'center',
              typography: 'body2',
            }}
          >
            <dt>{name}</dt>
            <Box component="dd" sx={{ display: 'flex', alignItems: 'center', gap: 1, m: 0 }}>
              <Box
                sx={{
                  height: 16,
                  width: `${(80 * count) / full}%`,
                  borderRadius: 1,
                  bgcolor: count < full / 2 ? 'warning.main' : 'primary.main',
                }}
              />
              {count}
            </Box>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setStock({ ...stock, Tables: full })}>
        Order tables
      </Button>
    </Box>
  );
}
