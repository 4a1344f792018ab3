import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export default function OrderPage() {
  return (
    <PageContainer
      title="Order 20418"
      breadcrumbs={[{ title: 'Orders', path: '#orders' }, { title: 'Order 20418' }]}
    >
      <Typography>Two parcels, delivered on Thursday.</Typography>
    </PageContainer>
  );
}
