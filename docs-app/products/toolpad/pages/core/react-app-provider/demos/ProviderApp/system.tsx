import * as React from 'react';
import Button from '@mui/material/Button';
import { type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame.tsx';

const navigation: Navigation = [
  { segment: 'berths', title: 'Berths' },
  { segment: 'invoices', title: 'Invoices' },
];

const branding = { title: 'Harbor', homeUrl: '/berths' };

export default function ProviderApp() {
  const [pathname, setPathname] = React.useState('/berths');
  const other = pathname === '/berths' ? '/invoices' : '/berths';

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
      <PageContainer>
        <Button variant="outlined" onClick={() => router.navigate(other)}>
          Go to {other}
        </Button>
      </PageContainer>
    </AppFrame>
  );
}
