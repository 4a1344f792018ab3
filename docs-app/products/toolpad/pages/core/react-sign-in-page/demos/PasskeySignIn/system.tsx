import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];

function Title() {
  return (
    <Typography component="h1" variant="h5">
      Sign in to Bookings
    </Typography>
  );
}

export default function PasskeySignIn() {
  const [person, setPerson] = React.useState('');

  async function signIn(_provider: AuthProvider, data?: FormData): Promise<AuthResponse> {
    // Ask the browser for the passkey here.
    const email = String(data?.get('email'));
    if (email !== 'ana@example.com') return { error: `This device has no passkey for ${email}.` };
    setPerson(email);
    return {};
  }

  return (
    <>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ title: Title }}
        slotProps={{ emailField: { autoFocus: false, autoComplete: 'email' } }}
        sx={{ minHeight: 'auto', pt: 3 }}
      />
      <Typography role="status" align="center" sx={{ pb: 3, minHeight: 24 }}>
        {person && `${person} is signed in.`}
      </Typography>
    </>
  );
}
