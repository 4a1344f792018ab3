import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { AppFrame } from './AppFrame';

const branding = { title: 'Harbor', logo: <DirectionsBoatIcon color="primary" /> };

const localeText = {
  signInTitle: 'Log in',
  signInSubtitle: 'Use the account of your port',
  oauthSignInTitle: 'Log in with',
};

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft' },
];

async function signIn({ name }: AuthProvider): Promise<AuthResponse> {
  // Redirect to the provider here.
  return { error: `${name} is not connected in this demo.` };
}

export default function BrandedSignIn() {
  return (
    <AppFrame branding={branding} localeText={localeText}>
      <SignInPage providers={providers} signIn={signIn} sx={{ minHeight: 'auto', py: 3 }} />
    </AppFrame>
  );
}
