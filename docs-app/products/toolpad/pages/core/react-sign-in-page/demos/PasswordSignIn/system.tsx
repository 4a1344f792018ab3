import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

function Title() {
  return (
    <Typography component="p" variant="h5">
      Sign in to Warehouse
    </Typography>
  );
}

async function signIn(_provider: AuthProvider, data?: FormData): Promise<AuthResponse> {
  // Ask your server here, and go on to the app when it agrees.
  const email = data?.get('email');
  return email === 'ana@example.com'
    ? { success: 'Welcome back.' }
    : { type: 'CredentialsSignin', error: 'We do not know this address.' };
}

export default function PasswordSignIn() {
  return (
    <Box sx={{ height: 520, overflow: 'auto' }}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ title: Title }}
        slotProps={{ emailField: { autoFocus: false } }}
        sx={{ minHeight: '100%' }}
      />
    </Box>
  );
}
