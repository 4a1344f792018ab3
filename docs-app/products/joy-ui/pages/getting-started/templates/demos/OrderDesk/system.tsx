import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { orders } from './orders.ts';
import { OrderTable } from './OrderTable.tsx';

export default function OrderDesk() {
  const [search, setSearch] = React.useState('');
  const query = search.trim().toLowerCase();
  const rows = orders.filter(({ id, customer }) =>
    `${id} ${customer}`.toLowerCase().includes(query),
  );

  return (
    <Sheet component="main" sx={{ display: 'flow-root', minHeight: 480, p: { xs: 2, sm: 4 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 2 }}>
        <Typography level="h2" component="h1">
          Orders
        </Typography>
        <Button>New order</Button>
      </Stack>
      <Input
        placeholder="Number or customer"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{ input: { 'aria-label': 'Search orders' } }}
      />
      <Typography role="status" level="body-sm" sx={{ my: 1 }}>
        {rows.length} of {orders.length} orders
      </Typography>
      <OrderTable rows={rows} />
    </Sheet>
  );
}
