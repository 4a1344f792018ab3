import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CouponForm() {
  const [message, setMessage] = React.useState('');

  function submit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage(`Coupon ${String(new FormData(event.currentTarget).get('coupon'))} is used.`);
  }

  return (
    <form onSubmit={submit}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Input name="coupon" aria-label="Coupon" defaultValue="SPRING24" />
        <Button type="submit">Use coupon</Button>
      </Stack>
      <Typography role="status" sx={{ marginBlockStart: 1 }}>
        {message}
      </Typography>
    </form>
  );
}
