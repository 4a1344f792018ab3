import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function LoadingBox() {
  const [isLoading, setIsLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button onClick={() => setIsLoading(!isLoading)}>
        {isLoading ? 'Stop loading' : 'Load invoices'}
      </Button>
      <Box
        aria-busy={isLoading}
        sx={{ position: 'relative', isolation: 'isolate', p: 3, color: 'text.primary' }}
      >
        Three invoices are due in May.
        <Backdrop
          open={isLoading}
          sx={{ position: 'absolute', zIndex: (theme) => theme.zIndex.drawer + 1 }}
        >
          <CircularProgress aria-label="Loading invoices" sx={{ color: 'common.white' }} />
        </Backdrop>
      </Box>
    </Box>
  );
}
