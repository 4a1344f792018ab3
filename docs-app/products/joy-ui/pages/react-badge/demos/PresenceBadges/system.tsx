import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function PresenceBadges() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge
        color="success"
        size="sm"
        badgeInset="14%"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar role="img" aria-label="Ada Byron, at work">
          AB
        </Avatar>
      </Badge>
      <Badge
        color="warning"
        size="sm"
        badgeInset="14%"
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <Avatar role="img" aria-label="Bo Lind, away">
          BL
        </Avatar>
      </Badge>
    </Stack>
  );
}
