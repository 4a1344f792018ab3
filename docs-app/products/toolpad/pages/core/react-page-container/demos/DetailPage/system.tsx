import Typography from '@mui/material/Typography';
import { type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  { title: 'Warehouse' },
  { segment: 'orders', pattern: 'orders{/:id}*', title: 'Orders' },
];

function OrderDetail({ id }: { id: string }) {
  const activePage = useActivePage();
  const title = `Order ${id}`;

  return (
    <PageContainer title={title} breadcrumbs={[...(activePage?.breadcrumbs ?? []), { title }]}>
      <Typography>Two parcels, delivered on Thursday.</Typography>
    </PageContainer>
  );
}

export default function DetailPage() {
  return (
    <AppFrame navigation={navigation} startPath="/orders/20418">
      {/* In an app, the id is a parameter of the route. */}
      <OrderDetail id="20418" />
    </AppFrame>
  );
}
