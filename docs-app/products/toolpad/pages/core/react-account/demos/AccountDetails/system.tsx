import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext, type Session } from '@toolpad/core/AppProvider';

const jonas: Session = { user: { id: '9', name: 'Jonas Berg', email: 'jonas@example.com' } };

function TeamContent() {
  return (
    <Stack>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <Typography variant="body2" sx={{ px: 2, pt: 1 }}>
        Support team, shift until 18:00
      </Typography>
      <AccountPopoverFooter sx={{ p: 1, textAlign: 'end' }}>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

export default function AccountDetails() {
  const [session, setSession] = React.useState<Session | null>(jonas);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(jonas), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SessionContext.Provider value={session}>
        <Box sx={{ height: 72, maxWidth: 320 }}>
          <Account
            slots={{ popoverContent: TeamContent }}
            slotProps={{
              preview: {
                variant: 'expanded',
                slotProps: { moreIconButton: { 'aria-label': 'Account menu' } },
              },
            }}
            localeText={{ accountSignInLabel: 'Begin shift', accountSignOutLabel: 'End shift' }}
          />
        </Box>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
