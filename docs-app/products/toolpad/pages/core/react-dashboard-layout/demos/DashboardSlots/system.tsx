import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
    <Box sx={{ height: 300, border: 1, borderColor: 'divider' }}>
      <DashboardLayout
        navigation={navigation}
        defaultSidebarCollapsed
        sidebarExpandedWidth={200}
        slots={{ appTitle: Title, toolbarActions: Actions, sidebarFooter: Footer }}
        sx={{ height: '100%', width: '100%' }}
      >
        <Typography sx={{ p: 2 }}>128 boxes on 14 shelves.</Typography>
      </DashboardLayout>
    </Box>
  );
}
