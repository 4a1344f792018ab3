import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export default function EmptyPage() {
  const [isLastWeek, setIsLastWeek] = React.useState(false);

  return (
    // In an app, the `main` element of DashboardLayout replaces this box.
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 360 }}>
      <PageContainer title="Returns" breadcrumbs={[]} maxWidth={false}>
        <Stack spacing={1} sx={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
          <Typography role="status">
            {isLastWeek ? 'No parcel came back last week.' : 'No parcel came back this week.'}
          </Typography>
          <Button onClick={() => setIsLastWeek(!isLastWeek)}>
            {isLastWeek ? 'Show this week' : 'Show last week'}
          </Button>
        </Stack>
      </PageContainer>
    </Box>
  );
}
