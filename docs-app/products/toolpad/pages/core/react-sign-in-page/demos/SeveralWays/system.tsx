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

async function signIn({ id }: AuthProvider): Promise<AuthResponse> {
  if (id === 'credentials') return { error: 'The email or the password is wrong.' };
  // Redirect to the provider here.
  return { error: 'GitHub is not connected in this demo.' };
}

export default function SeveralWays() {
  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slots={{ title: Title }}
      sx={{ minHeight: 'auto', py: 3 }}
    />
  );
}
