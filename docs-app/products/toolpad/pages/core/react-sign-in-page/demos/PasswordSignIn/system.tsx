import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and password' }];

function Title() {
  return (
    <Typography id="warehouse-title" component="h1" variant="h5">
      Sign in to Warehouse
    </Typography>
  );
}

export default function PasswordSignIn() {
  const [open, setOpen] = React.useState(false);
  const [person, setPerson] = React.useState('');

  async function signIn(_provider: AuthProvider, data?: FormData): Promise<AuthResponse> {
    // Ask your server here.
    const email = String(data?.get('email'));
    if (email !== 'ana@example.com') return { error: 'We do not know this address.' };
    setPerson(email);
    setOpen(false);
    return {};
  }

  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open the page
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="warehouse-title"
      >
        <SignInPage
          providers={providers}
          signIn={signIn}
          slots={{ title: Title }}
          sx={{ minHeight: 'auto', my: 'auto' }}
        />
        <Button onClick={() => setOpen(false)} sx={{ alignSelf: 'center', mb: 2 }}>
          Back
        </Button>
      </Dialog>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {person && `${person} is signed in.`}
      </Typography>
    </div>
  );
}
