import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const members = ['Ada', 'Ben', 'Chen', 'Dora', 'Emil'];
const colors = { bgcolor: 'secondary.main', color: 'secondary.contrastText' };

export default function ProjectMembers() {
  const [total, setTotal] = React.useState(12);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <AvatarGroup
        role="img"
        aria-label={`${total} people work on the new shop`}
        max={4}
        total={total}
        variant="rounded"
        renderSurplus={(surplus) => <span>+{surplus}</span>}
        slotProps={{ surplus: { sx: { bgcolor: 'text.primary' } } }}
        sx={{ '--AvatarGroup-spacing': '-4px' }}
      >
        {members.map((name) => (
          <Avatar key={name} sx={colors}>
            {name.slice(0, 1)}
          </Avatar>
        ))}
      </AvatarGroup>
      <Button variant="outlined" onClick={() => setTotal(total + 1)}>
        Invite one more
      </Button>
    </Stack>
  );
}
