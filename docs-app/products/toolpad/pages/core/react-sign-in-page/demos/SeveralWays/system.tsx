import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'credentials', name: 'Email and password' },
];

function Title() {
  return (
    <Typography component="h1" variant="h5">
      Sign in to Invoices
    </Typography>
  );
}

export default function SeveralWays() {
  const [person, setPerson] = React.useState('');

  async function signIn({ id }: AuthProvider, data?: FormData): Promise<AuthResponse> {
    // Redirect to the provider here.
    if (id === 'github') return { error: 'GitHub is not connected in this demo.' };
    const email = String(data?.get('email'));
    if (email !== 'ana@example.com') return { error: 'The email or the password is wrong.' };
    setPerson(email);
    return {};
  }

  return (
    <>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ title: Title }}
        sx={{ minHeight: 'auto', pt: 3 }}
      />
      <Typography role="status" align="center" sx={{ pb: 3, minHeight: 24 }}>
        {person && `${person} is signed in.`}
      </Typography>
    </>
  );
}
