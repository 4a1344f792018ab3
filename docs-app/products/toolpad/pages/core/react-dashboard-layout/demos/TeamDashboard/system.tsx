import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import HomeIcon from '@mui/icons-material/Home';
import LoginIcon from '@mui/icons-material/Login';
import { type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const branding: Branding = {
  title: 'Handbook',
  logo: null,
  homeUrl: '/toolpad/core/introduction',
};

const navigation: Navigation = [
  { title: 'Start', icon: <HomeIcon /> },
  { segment: 'toolpad/core/react-sign-in-page', title: 'Sign-in', icon: <LoginIcon /> },
  { segment: 'toolpad/core/react-account', title: 'Account', icon: <AccountCircleIcon /> },
];

export default function TeamDashboard() {
  return (
    <Box sx={{ height: 360, border: 1, borderColor: 'divider' }}>
      <DashboardLayout
        branding={branding}
        navigation={navigation}
        sidebarExpandedWidth={200}
        sx={{ height: '100%', width: '100%' }}
      >
        <Typography sx={{ p: 2 }}>Choose a chapter of the handbook.</Typography>
      </DashboardLayout>
    </Box>
  );
}
