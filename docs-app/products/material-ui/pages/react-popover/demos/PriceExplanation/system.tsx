import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PriceExplanation() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isGift, setIsGift] = React.useState(false);
  const open = anchor !== null;

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">Total: {isGift ? 66 : 63} euros</Typography>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Why?
      </Button>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        marginThreshold={24}
        elevation={4}
        transitionDuration={150}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'The price', sx: { p: 2, maxWidth: 240 } },
        }}
      >
        <Typography variant="body2" gutterBottom>
          A desk lamp for 59 euros, and 4 for the delivery{isGift ? ', 3 for the paper' : ''}.
        </Typography>
        <Button size="small" onClick={() => setIsGift(!isGift)}>
          {isGift ? 'No gift after all' : 'Wrap it as a gift'}
        </Button>
      </Popover>
    </Stack>
  );
}
