import * as React from 'react';
import Typography from '@mui/material/Typography';
import { type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useSession } from '@toolpad/core/useSession';
import { AppFrame } from './AppFrame';

const ana: Session = { user: { id: '7', name: 'Ana Ribeiro', email: 'ana@example.com' } };

function Greeting() {
  const session = useSession();
  return (
    <Typography role="status" sx={{ p: 3 }}>
      {session ? `Hello, ${session.user?.name}.` : 'Sign in to see your orders.'}
    </Typography>
  );
}

export default function SessionHeader() {
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(ana), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppFrame
      branding={{ title: 'Orders' }}
      session={session}
      authentication={authentication}
      startPath="/"
    >
      <DashboardLayout hideNavigation>
        <Greeting />
      </DashboardLayout>
    </AppFrame>
  );
}
