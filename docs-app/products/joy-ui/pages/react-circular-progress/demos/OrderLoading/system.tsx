import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderLoading() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Let the order arrive' : 'Load order 1042 again'}
      </Button>
      {loading && <CircularProgress aria-label="Loading order 1042" />}
      <Typography role="status">{!loading && 'Two chairs and a table'}</Typography>
    </Stack>
  );
}
