import type { MouseEvent } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

// The linked page does not exist.
const stay = (event: MouseEvent) => event.preventDefault();

export default function TermsLink() {
  return (
    <Typography>
      Parcels over 30 kg follow the{' '}
      <Link href="#freight-terms" onClick={stay}>
        terms for freight
      </Link>
      .
    </Typography>
  );
}
