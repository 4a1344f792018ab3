import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const pages = ['Ferries', 'Berths', 'Weather', 'Prices'];

export default function HarborNavigation() {
  const [open, setOpen] = React.useState(false);
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'));

  const links = pages.map((page) => (
    <Button
      key={page}
      color="inherit"
      href="#show-and-hide-elements"
      onClick={() => setOpen(false)}
    >
      {page}
    </Button>
  ));

  return (
    <React.Fragment>
      <IconButton
        aria-label="Open the navigation"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Stack
        component="nav"
        aria-label="Harbor"
        direction="row"
        spacing={2}
        sx={{ display: { xs: 'none', md: 'flex' }, color: 'text.primary' }}
      >
        {links}
      </Stack>
      <Drawer
        open={open && !isWide}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation' }}
        sx={{ display: { md: 'none' } }}
      >
        <Stack component="nav" aria-label="Harbor" sx={{ width: 240, p: 2 }}>
          {links}
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}
