import Typography from '@mui/material/Typography';
import GroupIcon from '@mui/icons-material/Group';
import HomeIcon from '@mui/icons-material/Home';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  { title: 'Start', icon: <HomeIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
  { segment: 'customers', title: 'Customers', icon: <GroupIcon /> },
];

export default function TeamDashboard() {
  return (
    <AppFrame branding={{ title: 'Warehouse' }} navigation={navigation} startPath="/">
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>
          <Typography>Select a page in the navigation.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppFrame>
  );
}
