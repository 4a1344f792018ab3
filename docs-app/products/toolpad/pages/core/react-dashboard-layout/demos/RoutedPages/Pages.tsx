import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

const ids = ['20418', '20419'];

interface PagesProps {
  pathname: string;
  onNavigate: (path: string) => void;
}

/** Placeholder for the routes of your router. */
export function Pages({ pathname, onNavigate }: PagesProps) {
  const [segment, id] = pathname.split('/').filter(Boolean);

  if (segment === 'orders' && id)
    return (
      <PageContainer title={`Order ${id}`}>
        <Typography>Two parcels, delivered on Thursday.</Typography>
      </PageContainer>
    );

  if (segment === 'orders')
    return (
      <PageContainer>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {ids.map((orderId) => (
            <Button key={orderId} onClick={() => onNavigate(`/orders/${orderId}`)}>
              Open order {orderId}
            </Button>
          ))}
        </Stack>
      </PageContainer>
    );

  return (
    <PageContainer>
      <Typography>Mina Park is new this week.</Typography>
    </PageContainer>
  );
}
