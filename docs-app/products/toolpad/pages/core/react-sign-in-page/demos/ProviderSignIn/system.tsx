import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

function Title() {
  return (
    <Typography id="atlas-title" component="h1" variant="h5">
      Sign in to Atlas
    </Typography>
  );
}

export default function ProviderSignIn() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState('');

  function signIn({ name }: AuthProvider) {
    setChosen(name);
    setOpen(false);
  }

  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open the page
      </Button>
      <Dialog fullScreen open={open} onClose={() => setOpen(false)} aria-labelledby="atlas-title">
        <SignInPage
          providers={providers}
          signIn={signIn}
          slots={{ title: Title }}
          localeText={{ signInSubtitle: 'Use the account of your team' }}
          sx={{ minHeight: 'auto', my: 'auto' }}
        />
        <Button onClick={() => setOpen(false)} sx={{ alignSelf: 'center', mb: 2 }}>
          Back
        </Button>
      </Dialog>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {chosen && `We would now go to ${chosen}.`}
      </Typography>
    </div>
  );
}
