import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

export default function InboxBadge() {
  const [unread, setUnread] = React.useState(8);
  const [opened, setOpened] = React.useState(false);

  function openInbox() {
    setUnread(0);
    setOpened(true);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <IconButton size="large" onClick={openInbox}>
        <Badge
          badgeContent={unread}
          max={9}
          color="primary"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <MailIcon />
        </Badge>
        <Box component="span" sx={visuallyHidden}>
          Inbox, {unread} unread
        </Box>
      </IconButton>
      <Button variant="outlined" onClick={() => setUnread(unread + 1)}>
        Receive a message
      </Button>
      <Typography role="status">
        {opened && unread === 0 ? 'You have read everything.' : `Unread messages: ${unread}`}
      </Typography>
    </Stack>
  );
}
