import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext, type Session } from '@toolpad/core/AppProvider';

const ana: Session = { user: { id: '7', name: 'Ana Ribeiro', email: 'ana@example.com' } };

export default function AccountMenu() {
  const [session, setSession] = React.useState<Session | null>(ana);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(ana), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SessionContext.Provider value={session}>
        <Box sx={{ height: 48, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Typography role="status" sx={{ flexGrow: 1, py: 1 }}>
            {session ? `Hello, ${session.user?.name}.` : 'You are signed out.'}
          </Typography>
          <Account slotProps={{ signInButton: { sx: { width: 'auto' } } }} />
        </Box>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
