import * as React from 'react';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function OrderLinks() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography id="order-1042" tabIndex={-1}>
        Order 1042 belongs to{' '}
        <Link href="#customer-lind" underline="always">
          Lind &amp; Daughters
        </Link>{' '}
        and is{' '}
        <Link component="button" underline="always" color="success" onClick={() => setPaid(!paid)}>
          {paid ? 'paid, take it back' : 'open, mark it as paid'}
        </Link>
        .
      </Typography>
      <Link
        href="#invoice-2041"
        level="title-sm"
        variant="soft"
        color="neutral"
        startDecorator={
          <SvgIcon>
            <path d="M6 2h9l4 4v16H6zm2 2v16h9V7h-3V4zm2 7h5v2h-5zm0 4h5v2h-5z" />
          </SvgIcon>
        }
        slotProps={{ startDecorator: { sx: { color: 'text.icon' } } }}
      >
        Invoice 2041
      </Link>
      <Link id="customer-lind" href="#order-1042" level="body-sm" underline="none">
        Back to the order
      </Link>
    </Stack>
  );
}
