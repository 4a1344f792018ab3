import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import BarChartIcon from '@mui/icons-material/BarChart';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ReceiptIcon />,
    action: <Chip label="12" size="small" />,
  },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <BarChartIcon />,
    children: [
      { segment: 'sales', title: 'Sales' },
      { segment: 'late', title: 'Late parcels' },
    ],
  },
];

export default function NestedNavigation() {
  return (
    <AppFrame branding={{ title: 'Warehouse' }} navigation={navigation} startPath="/orders">
      <DashboardLayout sidebarExpandedWidth={240}>
        <PageContainer>
          <Typography>Expand the sidebar, then open the reports.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppFrame>
  );
}
