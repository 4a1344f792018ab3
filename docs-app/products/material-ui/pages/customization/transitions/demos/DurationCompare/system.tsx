import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const names = ['shortest', 'standard', 'complex'] as const;

export default function DurationCompare() {
  const [hasMoved, setHasMoved] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, color: 'text.primary' }}>
      <Button onClick={() => setHasMoved(!hasMoved)}>Move parcels</Button>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column', mt: 1 }}>
          <code>{name}</code>
          <Box
            sx={(theme) => ({
              width: 32,
              height: 16,
              bgcolor: 'primary.main',
              marginInlineStart: hasMoved ? 'calc(100% - 32px)' : '0%',
              transition: theme.transitions.create('margin-inline-start', {
                duration: theme.transitions.duration[name],
              }),
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            })}
          />
        </Box>
      ))}
    </Box>
  );
}
