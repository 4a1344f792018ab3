import Link from '@mui/material/Link';
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

function ForgotLink() {
  return (
    <Link href="#password" variant="body2">
      Forgot password?
    </Link>
  );
}

function SignUpLink() {
  return (
    <Link href="#sign-up" variant="body2">
      Create an account
    </Link>
  );
}

async function signIn(): Promise<AuthResponse> {
  return { error: 'The email or the password is wrong.' };
}

const slots = { title: Title, forgotPasswordLink: ForgotLink, signUpLink: SignUpLink };

export default function SignInLinks() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slots={slots}
      slotProps={{ emailField: { autoFocus: false } }}
      sx={{ minHeight: 'auto', py: 3 }}
    />
  );
}
