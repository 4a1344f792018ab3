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

async function signIn(_provider: AuthProvider, data?: FormData): Promise<AuthResponse> {
  // Ask the browser for the passkey here.
  return { error: `This device has no passkey for ${String(data?.get('email'))}.` };
}

export default function PasskeySignIn() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slots={{ title: Title }}
      slotProps={{ emailField: { autoFocus: false, autoComplete: 'email' } }}
      sx={{ minHeight: 'auto', py: 3 }}
    />
  );
}
