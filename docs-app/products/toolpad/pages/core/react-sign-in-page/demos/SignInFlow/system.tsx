import * as React from 'react';
import Typography from '@mui/material/Typography';
import { type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { AppFrame } from './AppFrame';

const branding = { title: 'Harbor' };
const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

/** Simulates a request to a server. */
async function findUser(email: string): Promise<Session> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return { user: { name: 'Ana Ribeiro', email } };
}

export default function SignInFlow() {
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({ signIn: () => {}, signOut: () => setSession(null) }),
    [],
  );

  async function signIn(_provider: AuthProvider, data?: FormData): Promise<AuthResponse> {
    setSession(await findUser(String(data?.get('email'))));
    return {};
  }

  return (
    <AppFrame branding={branding} session={session} authentication={authentication} startPath="/">
      {session ? (
        <DashboardLayout hideNavigation>
          <Typography sx={{ p: 3 }}>Three ships arrive today.</Typography>
        </DashboardLayout>
      ) : (
        <SignInPage
          providers={providers}
          signIn={signIn}
          slotProps={{ emailField: { autoFocus: false } }}
          sx={{ minHeight: 'auto', py: 3 }}
        />
      )}
    </AppFrame>
  );
}
