import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const Navigate = React.createContext((_path: string) => {});

/** Placeholder for the link component of your router. */
const RouterLink = React.forwardRef<HTMLAnchorElement, React.ComponentProps<'a'>>(
  function RouterLink({ href = '', children, ...other }, ref) {
    const navigate = React.useContext(Navigate);

    function handleClick(event: React.MouseEvent) {
      event.preventDefault();
      navigate(href);
    }

    return (
      <a ref={ref} href={href} {...other} onClick={handleClick}>
        {children}
      </a>
    );
  },
);

export default function ComponentLinks() {
  const [path, setPath] = React.useState('#home');

  return (
    <Navigate.Provider value={setPath}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button component={RouterLink} href="#orders" variant="contained">
          Orders
        </Button>
        <Link component={RouterLink} href="#invoices">
          Invoices of this month
        </Link>
        <Typography role="status">Current page: {path}</Typography>
      </Stack>
    </Navigate.Provider>
  );
}
