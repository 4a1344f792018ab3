import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
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
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open the handbook
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
        slotProps={{ paper: { elevation: 0 } }}
      >
        <DashboardLayout branding={branding} navigation={navigation} sidebarExpandedWidth={240}>
          <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
            <Typography id={titleId} component="h1" variant="h4">
              Handbook of the team
            </Typography>
            <Typography>Choose a chapter in the navigation.</Typography>
            <Button variant="outlined" onClick={() => setOpen(false)}>
              Close
            </Button>
          </Stack>
        </DashboardLayout>
      </Dialog>
    </div>
  );
}
