import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { AppFrame } from './AppFrame';

const navigation: Navigation = [{ title: 'Stock', icon: <InventoryIcon /> }];

function Title() {
  return (
    <Typography component="span" sx={{ alignSelf: 'center', fontWeight: 700 }}>
      Warehouse
    </Typography>
  );
}

function Actions() {
  const [count, setCount] = React.useState(2);

  return (
    <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
      {count} late
    </Button>
  );
}

function Footer({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2, whiteSpace: 'nowrap' }}>
      {mini ? 'B4' : 'Building B4'}
    </Typography>
  );
}

export default function DashboardSlots() {
  return (
    <AppFrame navigation={navigation} startPath="/">
      <DashboardLayout
        sidebarExpandedWidth={240}
        slots={{ appTitle: Title, toolbarActions: Actions, sidebarFooter: Footer }}
      >
        <PageContainer>
          <Typography>128 boxes on 14 shelves.</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppFrame>
  );
}
