import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

function Title() {
  return (
    <Typography component="h1" variant="h5">
      Sign in to Atlas
    </Typography>
  );
}

export default function ProviderSignIn() {
  const [chosen, setChosen] = React.useState('');

  async function signIn({ id, name }: AuthProvider): Promise<AuthResponse> {
    setChosen(id === 'google' ? '' : name);
    return id === 'google' ? { error: 'Google does not answer. Use GitHub.' } : {};
  }

  return (
    <>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ title: Title }}
        localeText={{ signInSubtitle: 'Use the account of your team' }}
        sx={{ minHeight: 'auto', pt: 3 }}
      />
      <Typography role="status" align="center" sx={{ pb: 3, minHeight: 24 }}>
        {chosen && `We would now go to ${chosen}.`}
      </Typography>
    </>
  );
}
