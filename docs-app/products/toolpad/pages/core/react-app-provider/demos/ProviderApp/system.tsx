import * as React from 'react';
import Typography from '@mui/material/Typography';
import AnchorIcon from '@mui/icons-material/Anchor';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame.tsx';

const navigation: Navigation = [
  { segment: 'berths', title: 'Berths', icon: <AnchorIcon /> },
  { segment: 'invoices', title: 'Invoices', icon: <ReceiptIcon /> },
];

const branding = { title: 'Harbor', homeUrl: '/berths' };

export default function ProviderApp() {
  const [pathname, setPathname] = React.useState('/berths');

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
          <Typography>
            {pathname === '/berths' ? 'Three berths are free.' : 'No invoice is overdue.'}
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppFrame>
  );
}
