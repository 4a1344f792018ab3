import * as React from 'react';
import GroupIcon from '@mui/icons-material/Group';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { AppFrame } from './AppFrame';
import { Pages } from './Pages';

const navigation: Navigation = [
  { segment: 'orders', pattern: 'orders{/:id}*', title: 'Orders', icon: <ReceiptIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

const branding = { title: 'Warehouse', homeUrl: '/orders' };

export default function RoutedPages() {
  const [pathname, setPathname] = React.useState('/orders');

  const router = React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url: string | URL) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppFrame branding={branding} navigation={navigation} router={router}>
      <DashboardLayout sidebarExpandedWidth={240}>
        <Pages pathname={pathname} onNavigate={setPathname} />
      </DashboardLayout>
    </AppFrame>
  );
}
