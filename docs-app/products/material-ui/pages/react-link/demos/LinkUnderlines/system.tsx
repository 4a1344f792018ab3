import type { MouseEvent } from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const underlines = ['always', 'hover', 'none'] as const;
// The linked pages do not exist.
const stay = (event: MouseEvent) => event.preventDefault();

export default function LinkUnderlines() {
  return (
    <Stack component="nav" aria-label="Invoices" direction="row" spacing={3}>
      {underlines.map((underline) => (
        <Link key={underline} href={`#${underline}`} underline={underline} onClick={stay}>
          Underline: {underline}
        </Link>
      ))}
    </Stack>
  );
}
