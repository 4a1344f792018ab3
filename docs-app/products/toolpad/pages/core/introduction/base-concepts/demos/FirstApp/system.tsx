import * as React from 'react';
import Typography from '@mui/material/Typography';
import GroupIcon from '@mui/icons-material/Group';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

const branding = { title: 'Warehouse', homeUrl: '/orders' };

const pages: Readonly<Record<string, string>> = {
  '/orders': 'Three orders wait for a parcel.',
  '/customers': 'Two customers are new this week.',
};

export default function FirstApp() {
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
    <AppFrame navigation={navigation} branding={branding} router={router}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <PageContainer>
          <Typography>{pages[pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppFrame>
  );
}
