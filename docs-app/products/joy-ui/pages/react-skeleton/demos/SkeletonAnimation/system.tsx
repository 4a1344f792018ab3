import * as React from 'react';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const animations = ['none', 'pulse', 'wave'] as const;

export default function SkeletonAnimation() {
  const [chosen, setChosen] = React.useState<(typeof animations)[number]>('none');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Animation"
        variant="soft"
        value={chosen}
        onChange={(_, value) => setChosen(value ?? 'none')}
      >
        {animations.map((animation) => (
          <Button key={animation} value={animation}>
            {animation}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Skeleton animation={chosen === 'none' ? false : chosen} variant="rectangular" height={80} />
    </Stack>
  );
}
