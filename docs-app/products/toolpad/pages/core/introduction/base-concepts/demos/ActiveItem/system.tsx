import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Navigation } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  {
    segment: 'orders',
    pattern: 'orders{/:id}*',
    title: 'Orders',
  },
  {
    segment: 'reports',
    title: 'Reports',
    children: [{ segment: 'late', title: 'Late parcels' }],
  },
];

const paths = ['/orders', '/orders/20418', '/reports/late', '/prices'];

function ActiveItemText() {
  const activePage = useActivePage();
  if (!activePage) return 'No item matches';
  return `${activePage.breadcrumbs.map(({ title }) => title).join(' → ')} is selected`;
}

export default function ActiveItem() {
  const [pathname, setPathname] = React.useState('/orders');

  const router = React.useMemo(
    () => ({ pathname, searchParams: new URLSearchParams(), navigate: () => {} }),
    [pathname],
  );

  return (
    <AppFrame navigation={navigation} router={router}>
      <Stack spacing={1} sx={{ p: 2, alignItems: 'flex-start' }}>
        {paths.map((path) => (
          <Button
            key={path}
            variant={path === pathname ? 'contained' : 'outlined'}
            aria-pressed={path === pathname}
            onClick={() => setPathname(path)}
            sx={{ textTransform: 'none' }}
          >
            {path}
          </Button>
        ))}
        <Typography role="status">
          <ActiveItemText />
        </Typography>
      </Stack>
    </AppFrame>
  );
}
