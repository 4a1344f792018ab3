import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SessionContext, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

interface TeamSession extends Session {
  role: 'manager' | 'packer';
}

function Prices() {
  const session = useSession<TeamSession>();

  return session?.role === 'manager' ? (
    <Button variant="outlined">Change prices</Button>
  ) : (
    <Typography>Only managers change prices.</Typography>
  );
}

export default function RoleButton() {
  const [isManager, setIsManager] = React.useState(false);
  const session: TeamSession = {
    user: { name: 'Jonas Berg' },
    role: isManager ? 'manager' : 'packer',
  };

  return (
    <SessionContext.Provider value={session}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <FormControlLabel
          control={<Switch checked={isManager} onChange={(_, checked) => setIsManager(checked)} />}
          label="Jonas is a manager"
        />
        <Prices />
      </Stack>
    </SessionContext.Provider>
  );
}
