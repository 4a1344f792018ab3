import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function OnlineStatus() {
  const [online, setOnline] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Badge
          variant="dot"
          overlap="circular"
          color="success"
          invisible={!online}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          slotProps={{ badge: { 'aria-hidden': true } }}
          sx={{
            '& .MuiBadge-badge': { outline: '2px solid', outlineColor: 'background.paper' },
          }}
        >
          <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>D</Avatar>
        </Badge>
        <Typography role="status">Dora is {online ? 'online' : 'away'}</Typography>
      </Stack>
      <FormControlLabel
        label="Show me as online"
        control={
          <Switch
            checked={online}
            onChange={(_event, checked) => setOnline(checked)}
            inputProps={{ role: 'switch' }}
          />
        }
      />
      <Badge badgeContent={0} showZero color="secondary" overlap="rectangular">
        <Typography sx={{ paddingInlineEnd: 2 }}>Missed calls</Typography>
      </Badge>
    </Stack>
  );
}
