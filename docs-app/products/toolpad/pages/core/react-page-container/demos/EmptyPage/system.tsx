import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export default function EmptyPage() {
  return (
    // In an app, the `main` element of DashboardLayout is this box.
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 280 }}>
      <PageContainer title="Returns" breadcrumbs={[]} maxWidth={false}>
        <Stack spacing={1} sx={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
          <Typography>No parcel came back this week.</Typography>
          <Button>Show last week</Button>
        </Stack>
      </PageContainer>
    </Box>
  );
}
