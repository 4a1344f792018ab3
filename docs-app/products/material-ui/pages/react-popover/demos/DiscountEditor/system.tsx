import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DiscountEditor() {
  const rowRef = React.useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [discount, setDiscount] = React.useState(10);

  function choose(percent: number) {
    setDiscount(percent);
    setAnchor(null);
  }

  return (
    <Stack ref={rowRef} direction="row" spacing={2} sx={{ alignItems: 'center', width: 240 }}>
      <Typography sx={{ flexGrow: 1 }}>Discount: {discount} %</Typography>
      <Button
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(rowRef.current)}
      >
        Change
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Discount' } }}
      >
        {[5, 15, 25].map((percent) => (
          <Button key={percent} onClick={() => choose(percent)}>
            {percent} %
          </Button>
        ))}
      </Popover>
    </Stack>
  );
}
