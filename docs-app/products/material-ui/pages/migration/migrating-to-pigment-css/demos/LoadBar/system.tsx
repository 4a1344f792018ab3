import * as React from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Bar = styled('div')({
  height: 12,
  marginBlockEnd: 16,
  borderRadius: 6,
  width: 'var(--load)',
  backgroundColor: '#0b8a9f',
});

export default function LoadBar() {
  const [load, setLoad] = React.useState(40);

  return (
    <div>
      <Bar
        role="img"
        aria-label={`The ship is ${load} percent full`}
        style={{ '--load': `${load}%` } as React.CSSProperties}
      />
      <Button variant="outlined" disabled={load === 100} onClick={() => setLoad(load + 20)}>
        Load a container
      </Button>
    </div>
  );
}
