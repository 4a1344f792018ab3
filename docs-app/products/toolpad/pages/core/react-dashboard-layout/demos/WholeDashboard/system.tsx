import * as React from 'react';
import GroupIcon from '@mui/icons-material/Group';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { AppFrame } from './AppFrame';
import { ana, type TeamSession } from './data';
import { Page } from './Page';

const packerNavigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

const managerNavigation: Navigation = [
  ...packerNavigation,
  { segment: 'prices', title: 'Prices', icon: <LocalOfferIcon /> },
];

const branding = { title: 'Warehouse', homeUrl: '/orders' };

export default function WholeDashboard() {
  const [pathname, setPathname] = React.useState('/orders');
  const [session, setSession] = React.useState<TeamSession | null>(ana);

  const router = React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url: string | URL) => setPathname(String(url)),
    }),
    [pathname],
  );

  const authentication = React.useMemo(
    () => ({
      signIn: () => setSession(ana),
      signOut: () => {
        setSession(null);
        setPathname('/orders');
      },
    }),
    [],
  );

  function changeRole(role: TeamSession['role']) {
    setSession({ ...ana, role });
    setPathname('/orders');
  }

  return (
    <AppFrame
      branding={branding}
      navigation={session?.role === 'manager' ? managerNavigation : packerNavigation}
      router={router}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Page pathname={pathname} onRoleChange={changeRole} />
      </DashboardLayout>
    </AppFrame>
  );
}
