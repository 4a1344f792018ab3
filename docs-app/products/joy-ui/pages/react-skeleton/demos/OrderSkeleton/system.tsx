import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 340, alignItems: 'flex-start' }}>
      <Sheet
        component="section"
        aria-label="Order"
        aria-busy={loading}
        variant="outlined"
        sx={{ display: 'flex', gap: 2, padding: 2, borderRadius: 'md', inlineSize: '100%' }}
      >
        <Skeleton loading={loading} animation={false} variant="circular" width={48} height={48}>
          <svg viewBox="0 0 48 48" width="48" height="48" role="img" aria-label="Packed">
            <circle cx="24" cy="24" r="24" fill="#1f7a1f" />
            <path d="m13 25 8 8 15-17" fill="none" stroke="#fff" strokeWidth="5" />
          </svg>
        </Skeleton>
        <Stack sx={{ flex: 1 }}>
          <Typography level="title-md">
            <Skeleton loading={loading} animation={false} variant="inline">
              <span>Order 1042</span>
            </Skeleton>
          </Typography>
          {loading ? (
            <Skeleton animation={false} variant="text" level="body-sm" width="80%" />
          ) : (
            <Typography level="body-sm">Two chairs and a table</Typography>
          )}
        </Stack>
      </Sheet>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <Typography role="status">{loading ? 'Loading' : 'The order is here.'}</Typography>
    </Stack>
  );
}
