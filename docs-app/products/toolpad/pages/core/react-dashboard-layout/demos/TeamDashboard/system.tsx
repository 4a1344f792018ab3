import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import HomeIcon from '@mui/icons-material/Home';
import LoginIcon from '@mui/icons-material/Login';
import { type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const branding: Branding = { title: 'Handbook', homeUrl: '/toolpad/core/introduction' };

const navigation: Navigation = [
  { title: 'Start', icon: <HomeIcon /> },
  { segment: 'toolpad/core/react-sign-in-page', title: 'Sign-in', icon: <LoginIcon /> },
  { segment: 'toolpad/core/react-account', title: 'Account', icon: <AccountCircleIcon /> },
];

export default function TeamDashboard() {
  return (
    <DashboardLayout branding={branding} navigation={navigation} sidebarExpandedWidth={240}>
      <Stack spacing={2} sx={{ p: 3 }}>
        <Typography component="h1" variant="h4">
          Handbook of the team
        </Typography>
        <Typography>Choose a chapter in the navigation.</Typography>
      </Stack>
    </DashboardLayout>
  );
}
