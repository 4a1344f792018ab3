import * as React from 'react';
import Box from '@mui/material/Box';
import { Account, type AccountPreviewProps } from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext, type Session } from '@toolpad/core/AppProvider';

const mina: Session = { user: { id: '11', name: 'Mina Park', email: 'mina@example.com' } };

const preview: AccountPreviewProps = {
  variant: 'expanded',
  slotProps: { moreIconButton: { 'aria-label': 'Account menu' } },
};

const localeText = { accountSignInLabel: 'Begin shift', accountSignOutLabel: 'End shift' };

export default function ExpandedAccount() {
  const [session, setSession] = React.useState<Session | null>(mina);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(mina), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SessionContext.Provider value={session}>
        <Box sx={{ height: 72, maxWidth: 320 }}>
          <Account slotProps={{ preview }} localeText={localeText} />
        </Box>
      </SessionContext.Provider>
    </AuthenticationContext.Provider>
  );
}
