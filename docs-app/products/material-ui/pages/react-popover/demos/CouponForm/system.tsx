import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function CouponForm() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [coupon, setCoupon] = React.useState('none');
  const open = anchor !== null;

  function handleSubmit(event: React.FormEvent) {
    event.preventDefault();
    setCoupon(inputRef.current!.value);
    setAnchor(null);
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">Coupon: {coupon}</Typography>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Add coupon
      </Button>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        TransitionProps={{ onEntering: () => inputRef.current?.focus() }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Coupon' } }}
      >
        <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit} sx={{ p: 2 }}>
          <TextField size="small" label="Coupon code" required inputRef={inputRef} />
          <Button type="submit">Apply</Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
