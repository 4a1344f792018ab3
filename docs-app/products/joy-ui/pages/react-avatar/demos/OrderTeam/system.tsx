import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const team = ['Bo Lind', 'Cem Aydin', 'Dora Vik', 'Eve Tan'];

export default function OrderTeam() {
  const [count, setCount] = React.useState(2);
  const hidden = team.length - count;

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <AvatarGroup size="lg" color="primary" sx={{ '--AvatarGroup-gap': '-8px' }}>
        {team.slice(0, count).map((name) => (
          <Avatar key={name} role="img" aria-label={name}>
            {name.replaceAll(/[^A-Z]/g, '')}
          </Avatar>
        ))}
        {hidden > 0 && (
          <Avatar role="img" aria-label={`${hidden} more`} variant="solid" color="neutral">
            +{hidden}
          </Avatar>
        )}
      </AvatarGroup>
      <Button variant="outlined" onClick={() => setCount(hidden > 0 ? team.length : 2)}>
        {hidden > 0 ? 'Show everybody' : 'Show fewer'}
      </Button>
    </Stack>
  );
}
