import * as React from 'react';
import Chip from '@mui/joy/Chip';

export default function MineFilter() {
  const [isMine, setIsMine] = React.useState(false);

  return (
    <Chip
      size="lg"
      variant={isMine ? 'solid' : 'outlined'}
      color="primary"
      onClick={() => setIsMine(!isMine)}
      slotProps={{ action: { 'aria-pressed': isMine } }}
    >
      Only my orders
    </Chip>
  );
}
