import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account, SignOutButton } from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const ana: Session = { user: { id: '7', name: 'Ana Ribeiro', email: 'ana@example.com' } };
const shared: Session = { user: { id: '12', name: 'Front desk', email: 'desk@example.com' } };

const SwitchContext = React.createContext<(session: Session) => void>(() => {});

function Accounts() {
  const session = useSession();
  const switchTo = React.useContext(SwitchContext);

  return (
    <Stack spacing={1} sx={{ p: 1, alignItems: 'flex-start' }}>
      {[ana, shared].map((option) => (
        <Button
          key={option.user?.id}
          aria-pressed={option.user?.id === session?.user?.id}
          onClick={() => switchTo(option)}
        >
          {option.user?.name}
        </Button>
      ))}
      <SignOutButton />
    </Stack>
  );
}

export default function SwitchAccount() {
  const [session, setSession] = React.useState<Session | null>(ana);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(ana), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AuthenticationContext.Provider value={authentication}>
      <SwitchContext.Provider value={setSession}>
        <SessionContext.Provider value={session}>
          <Box sx={{ height: 48, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
            <Typography role="status" sx={{ flexGrow: 1, py: 1 }}>
              {session ? `You work as ${session.user?.name}.` : 'You are signed out.'}
            </Typography>
            <Account
              slots={{ popoverContent: Accounts }}
              slotProps={{ signInButton: { sx: { width: 'auto' } } }}
            />
          </Box>
        </SessionContext.Provider>
      </SwitchContext.Provider>
    </AuthenticationContext.Provider>
  );
}
