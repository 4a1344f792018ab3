import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const berths = ['Berth 1', 'Berth 2', 'Berth 3'];

export default function BerthChips() {
  const [berth, setBerth] = React.useState('Berth 1');

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {berths.map((name) => (
        <Chip
          key={name}
          size="lg"
          variant={name === berth ? 'solid' : 'outlined'}
          color="primary"
          disabled={name === 'Berth 2'}
          onClick={() => setBerth(name)}
          slotProps={{ action: { 'aria-pressed': name === berth } }}
        >
          {name}
        </Chip>
      ))}
    </Stack>
  );
}
