import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

interface LoadBarProps {
  isFull: boolean;
}

const LoadBar = styled(LinearProgress, {
  shouldForwardProp: (prop) => prop !== 'isFull',
})<LoadBarProps>(({ theme }) => ({
  height: 12,
  variants: [
    {
      props: ({ isFull }) => isFull,
      style: {
        '& .MuiLinearProgress-bar': {
          backgroundColor: (theme.vars || theme).palette.warning.main,
        },
      },
    },
  ],
}));

export default function StateDriven() {
  const [load, setLoad] = React.useState(60);

  return (
    <Stack spacing={2} sx={{ maxWidth: 280, alignItems: 'flex-start' }}>
      <LoadBar
        variant="determinate"
        aria-label="Load of the van"
        value={load}
        isFull={load > 80}
        sx={{ width: '100%' }}
      />
      <Button onClick={() => setLoad(load < 90 ? load + 15 : 0)}>
        {load < 90 ? 'Load parcel' : 'Unload van'}
      </Button>
    </Stack>
  );
}
