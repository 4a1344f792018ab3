import type { MouseEvent } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

// The linked pages do not exist.
const stay = (event: MouseEvent) => event.preventDefault();

export default function LinkColors() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }} onClick={stay}>
      <Link href="#order" variant="h6">
        Order 1042
      </Link>
      <Link href="#customer" color="textPrimary">
        Ada Okoye
      </Link>
      <Link href="#history" variant="body2" color="textSecondary">
        History of the order
      </Link>
      <Link href="#cancel" color="error">
        Cancel the order
      </Link>
    </Stack>
  );
}
