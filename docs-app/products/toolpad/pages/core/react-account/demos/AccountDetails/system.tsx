import * as React from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext, type Session } from '@toolpad/core/AppProvider';

const jonas: Session = { user: { id: '9', name: 'Jonas Berg', email: 'jonas@example.com' } };

function MenuContent() {
  return (
    <Stack>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <List component="nav" aria-label="Account pages">
        <ListItemButton component="a" href="#profile">
          Profile
        </ListItemButton>
        <ListItemButton component="a" href="#shifts">
          Shifts
        </ListItemButton>
      </List>
      <Divider />
      <AccountPopoverFooter>
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
        <Box sx={{ height: 48, display: 'flex', justifyContent: 'flex-end' }}>
          <Account
            slots={{ popoverContent: MenuContent }}
            slotProps={{ signInButton: { sx: { width: 'auto' } } }}
          />
        </Box>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
