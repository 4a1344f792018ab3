import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
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
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open the warehouse
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
        slotProps={{ paper: { elevation: 0 } }}
      >
        <DashboardLayout
          navigation={navigation}
          defaultSidebarCollapsed
          sidebarExpandedWidth={240}
          slots={{ appTitle: Title, toolbarActions: Actions, sidebarFooter: Footer }}
        >
          <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
            <Typography id={titleId} component="h1" variant="h4">
              Stock
            </Typography>
            <Typography>128 boxes on 14 shelves.</Typography>
            <Button variant="outlined" onClick={() => setOpen(false)}>
              Close
            </Button>
          </Stack>
        </DashboardLayout>
      </Dialog>
    </div>
  );
}
