import Typography from '@mui/material/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [
  { title: 'Arrivals', icon: <DirectionsBoatIcon /> },
  { segment: 'rules', title: 'Harbor rules' },
];

export default function CollapsedSidebar() {
  return (
    <AppFrame branding={{ title: 'Harbor' }} navigation={navigation} startPath="/">
      <DashboardLayout defaultSidebarCollapsed sidebarExpandedWidth={240}>
        <PageContainer>
          <Typography>Three ships arrive today.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppFrame>
  );
}
