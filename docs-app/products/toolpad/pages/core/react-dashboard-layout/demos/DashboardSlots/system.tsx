import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import InventoryIcon from '@mui/icons-material/Inventory2';
import { type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';

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
      {mini ? 'B' : 'Building B'}
    </Typography>
  );
}

export default function DashboardSlots() {
  return (
    <DashboardLayout
      navigation={navigation}
      defaultSidebarCollapsed
      sidebarExpandedWidth={240}
      slots={{ appTitle: Title, toolbarActions: Actions, sidebarFooter: Footer }}
    >
      <Stack spacing={2} sx={{ p: 3 }}>
        <Typography component="h1" variant="h4">
          Stock
        </Typography>
        <Typography>128 boxes on 14 shelves.</Typography>
      </Stack>
    </DashboardLayout>
  );
}
