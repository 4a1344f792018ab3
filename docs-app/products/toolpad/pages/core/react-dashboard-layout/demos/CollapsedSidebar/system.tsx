import Typography from '@mui/material/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const navigation: Navigation = [
  { title: 'Arrivals', icon: <DirectionsBoatIcon /> },
  { segment: 'toolpad/core/introduction', title: 'Harbor rules' },
];

export default function CollapsedSidebar() {
  return (
    <DashboardLayout
      branding={{ title: 'Harbor' }}
      navigation={navigation}
      defaultSidebarCollapsed
      sidebarExpandedWidth={240}
    >
      <Typography sx={{ p: 3 }}>Three ships arrive today.</Typography>
    </DashboardLayout>
  );
}
