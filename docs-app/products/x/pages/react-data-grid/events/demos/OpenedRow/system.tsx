import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, order: '20401', customer: 'Casa do Livro' },
  { id: 2, order: '20402', customer: 'Studio Weiss' },
];

export default function OpenedRow() {
  const [message, setMessage] = React.useState('Click a row, or press Enter.');
  const open = (order: string) => setMessage(`Order ${order} is open.`);

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders to open' } }}
          columns={columns}
          rows={rows}
          onRowClick={({ row }) => open(row.order)}
          onCellKeyDown={({ row }, event) => {
            if (event.key === 'Enter') open(row.order);
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
