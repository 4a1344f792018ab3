import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export default function PageActions() {
  const [count, setCount] = React.useState(3);

  const actions = (
    <Button variant="outlined" onClick={() => setCount(count + 1)}>
      Add a ship
    </Button>
  );

  return (
    <PageContainer
      title="Arrivals"
      breadcrumbs={[]}
      slotProps={{ header: { slotProps: { toolbar: { children: actions } } } }}
    >
      <Typography role="status">{count} ships today</Typography>
    </PageContainer>
  );
}
