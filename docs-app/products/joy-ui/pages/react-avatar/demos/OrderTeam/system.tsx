import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"
    fill="#f4c98b"/><circle cx="20" cy="16" r="7" fill="#5b3a1e"/><path d="M6 40a14 14 0 0 1 28
    0" fill="#1f5fa8"/></svg>`,
  );

const team = ['Bo Lind', 'Cem Aydin', 'Dora Vik', 'Eve Tan'];

export default function OrderTeam() {
  const [count, setCount] = React.useState(2);
  const hidden = team.length - count;

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar src={face} alt="" size="lg" variant="outlined" slotProps={{ img: { width: 48 } }} />
        <Typography>Ada Byron leads order 1042</Typography>
      </Stack>
      <AvatarGroup size="lg" variant="soft" color="primary" sx={{ '--AvatarGroup-gap': '-8px' }}>
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
