import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function InboxBadge() {
  const [count, setCount] = React.useState(8);

  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Badge
        badgeContent={count}
        max={9}
        color="danger"
        size="lg"
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <IconButton
          variant="outlined"
          size="lg"
          aria-label={`Orders, ${count} new`}
          onClick={() => setCount(0)}
        >
          <SvgIcon>
            <path d="M3 4h18v16H3zm2 2v8h4l1 2h4l1-2h4V6z" />
          </SvgIcon>
        </IconButton>
      </Badge>
      <Badge invisible={count === 0} slotProps={{ badge: { 'aria-hidden': true } }}>
        <Typography>{count === 0 ? 'Nothing new' : 'New orders'}</Typography>
      </Badge>
      <Button variant="soft" onClick={() => setCount(count + 1)}>
        Place an order
      </Button>
    </Stack>
  );
}
