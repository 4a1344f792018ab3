import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SessionContext, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const ana: Session = { user: { id: '7', name: 'Ana Ribeiro', email: 'ana@example.com' } };

function Welcome() {
  const session = useSession();

  return (
    <Typography role="status">
      {session ? `Good morning, ${session.user?.name}.` : 'Nobody is signed in.'}
    </Typography>
  );
}

export default function Greeting() {
  const [session, setSession] = React.useState<Session | null>(ana);

  return (
    <SessionContext.Provider value={session}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Welcome />
        <Button onClick={() => setSession(session ? null : ana)}>
          {session ? 'Sign out' : 'Sign in'}
        </Button>
      </Stack>
    </SessionContext.Provider>
  );
}
