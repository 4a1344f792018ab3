import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
];

function Title() {
  return (
    <Typography component="p" variant="h5">
      Sign in to Atlas
    </Typography>
  );
}

export default function ProviderSignIn() {
  const [chosen, setChosen] = React.useState('');

  return (
    <Box sx={{ height: 360, overflow: 'auto' }}>
      <SignInPage
        providers={providers}
        signIn={(provider) => setChosen(provider.name)}
        slots={{ title: Title }}
        localeText={{ signInSubtitle: 'Use the account of your team' }}
        sx={{ minHeight: 'auto', py: 2 }}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {chosen && `We would now go to ${chosen}.`}
      </Typography>
    </Box>
  );
}
