import * as React from 'react';
import Link, { type LinkProps } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

function Title() {
  return (
    <Typography component="h1" variant="h5">
      Sign in to Parcels
    </Typography>
  );
}

function ForgotLink(props: LinkProps) {
  return <Link {...props}>Forgot password?</Link>;
}

function SignUpLink(props: LinkProps) {
  return <Link {...props}>Create an account</Link>;
}

async function signIn(): Promise<AuthResponse> {
  return { error: 'The email or the password is wrong.' };
}

const slots = { title: Title, forgotPasswordLink: ForgotLink, signUpLink: SignUpLink };

export default function SignInLinks() {
  const [opened, setOpened] = React.useState('');

  function openPage(event: React.MouseEvent<HTMLAnchorElement>) {
    // Open the page with your router here.
    event.preventDefault();
    setOpened(event.currentTarget.pathname);
  }

  return (
    <>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={slots}
        slotProps={{
          emailField: { autoFocus: false },
          forgotPasswordLink: { href: '/password', variant: 'body2', onClick: openPage },
          signUpLink: { href: '/sign-up', variant: 'body2', onClick: openPage },
        }}
        sx={{ minHeight: 'auto', pt: 3 }}
      />
      <Typography role="status" align="center" sx={{ pb: 3, minHeight: 24 }}>
        {opened && `We would now open ${opened}.`}
      </Typography>
    </>
  );
}
