import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', flex: 1, minWidth: 110 },
];

const orders = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  order: String(20401 + index),
  total: 40 + index * 12,
}));

export default function ContentHeight() {
  const [count, setCount] = React.useState(2);

  return (
    <Box sx={{ minHeight: 356 }}>
      <Button disabled={count === 5} onClick={() => setCount(count + 1)}>
        Show one more order
      </Button>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders that set the height' } }}
          columns={columns}
          rows={orders.slice(0, count)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
