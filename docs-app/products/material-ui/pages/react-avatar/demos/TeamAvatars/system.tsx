import * as React from 'react';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#cfe8ff"/>' +
    '<circle cx="20" cy="16" r="7" fill="#7b4b2a"/><path d="M6 40a14 14 0 0 1 28 0" fill="#1f4e79"/></svg>',
)}`;

export default function TeamAvatars() {
  const [rounded, setRounded] = React.useState(false);
  const variant = rounded ? 'rounded' : 'circular';

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar
          variant={variant}
          src={portrait}
          alt="Ada Okoye"
          slotProps={{ img: { draggable: false } }}
        />
        <Avatar
          variant={variant}
          role="img"
          aria-label="Ben Kowalski"
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          BK
        </Avatar>
        <Avatar
          variant={variant}
          role="img"
          aria-label="Drivers"
          sx={{ bgcolor: 'text.primary', width: 56, height: 56 }}
        >
          <LocalShippingIcon />
        </Avatar>
        <Typography>The dispatch team</Typography>
      </Stack>
      <Button variant="outlined" onClick={() => setRounded(!rounded)}>
        {rounded ? 'Make them round' : 'Make them square'}
      </Button>
    </Stack>
  );
}
