import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonColors() {
  const [deleted, setDeleted] = React.useState(false);
  const [archived, setArchived] = React.useState(false);

  return (
    <Stack spacing={2}>
      <Typography role="status">
        {deleted ? 'Project Aurora is deleted.' : 'Project Aurora has 12 files.'}
        {archived && !deleted && ' It is archived.'}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          color={deleted ? 'primary' : 'error'}
          onClick={() => setDeleted(!deleted)}
        >
          {deleted ? 'Restore project' : 'Delete project'}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          disabled={deleted}
          onClick={() => setArchived(!archived)}
        >
          {archived ? 'Unarchive' : 'Archive'}
        </Button>
      </Stack>
    </Stack>
  );
}
