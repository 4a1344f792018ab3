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

async function signIn(): Promise<AuthResponse> {
  return { error: 'The email or the password is wrong.' };
}

const slotProps = {
  emailField: { autoFocus: false, label: 'Work email', placeholder: 'name@example.com' },
  passwordField: { helperText: 'The password of your work account' },
  submitButton: { color: 'secondary' },
  rememberMe: { label: 'Stay signed in' },
} as const;

export default function SignInFields() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slots={{ title: Title }}
      slotProps={slotProps}
      sx={{ minHeight: 'auto', py: 3 }}
    />
  );
}
