import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, order: '20401', state: 'Open' },
  { id: 2, order: '20402', state: 'Shipped' },
  { id: 3, order: '20403', state: 'Open' },
  { id: 4, order: '20404', state: 'Open' },
];

export default function OpenOrders() {
  return (
    <Box sx={{ height: 322 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders to pack' } }}
        columns={columns}
        rows={rows}
        checkboxSelection
        isRowSelectable={({ row }) => row.state === 'Open'}
        hideFooterPagination
      />
    </Box>
  );
}
