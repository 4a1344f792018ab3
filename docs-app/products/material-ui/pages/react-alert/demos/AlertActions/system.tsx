import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertActions() {
  const [archived, setArchived] = React.useState(true);

  return (
    <Alert
      severity={archived ? 'success' : 'info'}
      role="status"
      action={
        <Button color="inherit" size="small" onClick={() => setArchived(!archived)}>
          {archived ? 'Undo' : 'Archive'}
        </Button>
      }
    >
      {archived ? 'The conversation is archived.' : 'The conversation is in your inbox.'}
    </Alert>
  );
}
