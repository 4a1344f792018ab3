import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [{ segment: 'orders', pattern: 'orders{/:id}*', title: 'Orders' }];

function OrderDetail({ id }: { id: string }) {
  const activePage = useActivePage();
  const title = `Order ${id}`;

  return (
    <PageContainer title={title} breadcrumbs={[...(activePage?.breadcrumbs ?? []), { title }]}>
      <Typography>Two parcels, delivered on Thursday.</Typography>
    </PageContainer>
  );
}

function OrderList({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <PageContainer>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Button onClick={() => onOpen('/orders/20418')}>Open order 20418</Button>
        <Button onClick={() => onOpen('/orders/20419')}>Open order 20419</Button>
      </Stack>
    </PageContainer>
  );
}

export default function DetailPage() {
  const [pathname, setPathname] = React.useState('/orders/20418');

  const router = React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url: string | URL) => setPathname(String(url)),
    }),
    [pathname],
  );

  // In an app, the id is a parameter of the route.
  const id = pathname.split('/').at(2);

  return (
    <AppFrame navigation={navigation} router={router}>
      {id ? <OrderDetail id={id} /> : <OrderList onOpen={setPathname} />}
    </AppFrame>
  );
}
