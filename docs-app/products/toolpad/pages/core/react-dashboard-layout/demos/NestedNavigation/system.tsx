import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const navigation: Navigation = [
  { title: 'Start', icon: <HomeIcon />, action: <Chip label="3" size="small" /> },
  {
    segment: 'toolpad/core/introduction',
    title: 'Chapters',
    icon: <MenuBookIcon />,
    children: [
      { segment: 'installation', title: 'Installation' },
      { segment: 'tutorial', title: 'Tutorial' },
    ],
  },
];

export default function NestedNavigation() {
  return (
    <DashboardLayout
      branding={{ title: 'Handbook' }}
      navigation={navigation}
      sidebarExpandedWidth={240}
    >
      <Typography sx={{ p: 3 }}>Three chapters are new.</Typography>
    </DashboardLayout>
  );
}
