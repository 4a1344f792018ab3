import * as React from 'react';
import Button from '@mui/material/Button';
import { type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  { title: 'Warehouse' },
  {
    segment: 'orders',
    title: 'Orders',
    children: [{ segment: 'late', title: 'Late orders' }],
  },
];

export default function NavigationTitle() {
  const [pathname, setPathname] = React.useState('/orders/late');

  const router = React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url: string | URL) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppFrame navigation={navigation} router={router}>
      <PageContainer>
        <Button
          disabled={pathname === '/orders/late'}
          onClick={() => setPathname('/orders/late')}
          sx={{ alignSelf: 'flex-start' }}
        >
          Open the late orders
        </Button>
      </PageContainer>
    </AppFrame>
  );
}
