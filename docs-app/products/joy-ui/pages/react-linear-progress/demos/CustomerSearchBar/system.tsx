import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CustomerSearchBar() {
  const [searching, setSearching] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
      <Button variant="soft" onClick={() => setSearching(!searching)}>
        {searching ? 'Let the search end' : 'Search all customers'}
      </Button>
      {searching && <LinearProgress size="sm" aria-label="Searching" sx={{ inlineSize: '100%' }} />}
      <Typography role="status">{!searching && '12 customers found'}</Typography>
    </Stack>
  );
}
