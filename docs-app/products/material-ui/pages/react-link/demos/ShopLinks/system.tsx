import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const services = [
  { name: 'Repairs', href: '#repairs' },
  { name: 'Spare parts', href: '#parts' },
  { name: 'Delivery', href: '#delivery' },
];

export default function ShopLinks() {
  const [place, setPlace] = React.useState('');
  const [shown, setShown] = React.useState(false);

  function visit(event: React.MouseEvent<HTMLElement>) {
    // The linked pages do not exist.
    event.preventDefault();
    setPlace(event.currentTarget.textContent ?? '');
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        We send every lamp with a bulb. You find them all in our{' '}
        <Link href="#lamps" onClick={visit}>
          list of lamps
        </Link>
        , also the old ones.
      </Typography>
      <Stack component="nav" aria-label="Services" direction="row" spacing={2}>
        {services.map(({ name, href }) => (
          <Link
            key={name}
            href={href}
            onClick={visit}
            underline="hover"
            color="text.primary"
            variant="subtitle2"
          >
            {name}
          </Link>
        ))}
      </Stack>
      <Link component="button" underline="none" onClick={() => setShown(!shown)}>
        {shown ? 'Hide our address' : 'Show our address'}
      </Link>
      {shown && <Typography>Harbour Street 4, Bergen</Typography>}
      <Typography role="status">{place && `You went to: ${place}`}</Typography>
    </Stack>
  );
}
