import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'Email' }];

function Title() {
  return (
    <Typography component="h1" variant="h5">
      Sign in to Harbor
    </Typography>
  );
}

async function sendLink(_provider: AuthProvider, data?: FormData): Promise<AuthResponse> {
  // Send the link from your server here.
  return { success: `We sent a link to ${String(data?.get('email'))}.` };
}

export default function MagicLink() {
  return (
    <SignInPage
      providers={providers}
      signIn={sendLink}
      slots={{ title: Title }}
      slotProps={{ emailField: { autoFocus: false, autoComplete: 'email' } }}
      sx={{ minHeight: 'auto', py: 3 }}
    />
  );
}
