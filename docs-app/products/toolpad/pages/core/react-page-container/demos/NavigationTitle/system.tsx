import Typography from '@mui/material/Typography';
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
  return (
    <AppFrame navigation={navigation} startPath="/orders/late">
      <PageContainer>
        <Typography>Select a breadcrumb to open its page.</Typography>
      </PageContainer>
    </AppFrame>
  );
}
