import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const avatar = <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>A</Avatar>;

export default function LoadingOrder() {
  const [loaded, setLoaded] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <Box aria-busy={!loaded} sx={{ alignSelf: 'stretch' }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
          {loaded ? (
            avatar
          ) : (
            <Skeleton variant="circular" animation={false}>
              {avatar}
            </Skeleton>
          )}
          <Typography sx={{ flexGrow: 1 }}>
            {loaded ? 'Order of Ada Okoye' : <Skeleton animation={false} />}
          </Typography>
        </Stack>
        {loaded ? (
          <Box sx={{ height: 96, borderRadius: 1, p: 2, bgcolor: 'action.hover' }}>
            Two desk lamps and a side table, 173 €
          </Box>
        ) : (
          <Skeleton variant="rounded" animation={false} width="100%" height={96} />
        )}
      </Box>
      <Typography role="status">
        {loaded ? 'The order is here.' : 'The order is loading.'}
      </Typography>
      <Button variant="outlined" onClick={() => setLoaded(!loaded)}>
        {loaded ? 'Load again' : 'Let it arrive'}
      </Button>
    </Stack>
  );
}
