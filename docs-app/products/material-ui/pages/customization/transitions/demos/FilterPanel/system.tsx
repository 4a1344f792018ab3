import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function FilterPanel() {
  const [isWide, setIsWide] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button aria-pressed={isWide} onClick={() => setIsWide(!isWide)}>
        More room
      </Button>
      <Box
        sx={(theme) => ({
          width: isWide ? '100%' : '50%',
          p: 2,
          mt: 1,
          border: 1,
          borderColor: 'divider',
          color: 'text.primary',
          transition: theme.transitions.create('width'),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        })}
      >
        Filters
      </Box>
    </Box>
  );
}
