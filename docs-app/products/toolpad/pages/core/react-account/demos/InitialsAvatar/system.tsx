import * as React from 'react';
import Box from '@mui/material/Box';
import { Account, type AccountPreviewProps } from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext, type Session } from '@toolpad/core/AppProvider';

const ana: Session = { user: { id: '7', name: 'Ana Ribeiro', email: 'ana@example.com' } };

const preview: AccountPreviewProps = {
  slotProps: {
    avatar: {
      children: 'AR',
      sx: { width: 32, height: 32, fontSize: 14, bgcolor: 'text.primary' },
    },
    avatarIconButton: { 'aria-haspopup': false },
  },
};

const localeText = { accountPreviewIconButtonLabel: 'AR, your account' };

export default function InitialsAvatar() {
  const [session, setSession] = React.useState<Session | null>(ana);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(ana), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SessionContext.Provider value={session}>
        <Box sx={{ height: 48, display: 'flex', justifyContent: 'flex-end' }}>
          <Account
            slotProps={{ preview, signInButton: { sx: { width: 'auto' } } }}
            localeText={localeText}
          />
        </Box>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
