import * as React from 'react';
import Box from '@mui/system/Box';

const berths = ['Berth 3, north pier', 'Berth 7, south pier', 'Berth 9, fish market'];

export default function ChosenBerth() {
  const [chosen, setChosen] = React.useState('');

  return (
    <Box role="group" aria-label="Berth" sx={{ display: 'grid', gap: 1, maxWidth: 320 }}>
      {berths.map((berth) => (
        <Box
          component="button"
          key={berth}
          type="button"
          aria-pressed={berth === chosen}
          onClick={() => setChosen(berth)}
          sx={{
            p: 1.5,
            border: 1,
            borderColor: 'border',
            borderRadius: 1,
            bgcolor: 'background.paper',
            color: 'text.primary',
            font: 'inherit',
            textAlign: 'start',
            cursor: 'pointer',
            '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          }}
        >
          {berth}
        </Box>
      ))}
    </Box>
  );
}
