import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
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

const withRouter = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiLink: { defaultProps: { component: RouterLink } as object },
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
  },
});

export default function ThemeLinks() {
  const [path, setPath] = React.useState('#home');

  return (
    <Navigate.Provider value={setPath}>
      <ThemeProvider theme={withRouter}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Button href="#bookings" variant="outlined">
            Bookings
          </Button>
          <Link href="#harbors">All harbors</Link>
          <Typography role="status">Current page: {path}</Typography>
        </Stack>
      </ThemeProvider>
    </Navigate.Provider>
  );
}
