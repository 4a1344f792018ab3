import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

function Title() {
  return (
    <Typography component="h1" variant="h5">
      Sign in to Customers
    </Typography>
  );
}

const slotProps = {
  emailField: { autoFocus: false, label: 'Work email', placeholder: 'name@example.com' },
  passwordField: { helperText: 'The password of your work account' },
  submitButton: { color: 'secondary' },
  rememberMe: { label: 'Stay signed in' },
} as const;

export default function SignInFields() {
  const [person, setPerson] = React.useState('');

  async function signIn(_provider: AuthProvider, data?: FormData): Promise<AuthResponse> {
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
        slotProps={slotProps}
        sx={{ minHeight: 'auto', pt: 3 }}
      />
      <Typography role="status" align="center" sx={{ pb: 3, minHeight: 24 }}>
        {person && `${person} is signed in.`}
      </Typography>
    </>
  );
}
