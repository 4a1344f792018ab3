import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', flex: 1, minWidth: 110 },
];

const rows = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  order: String(20401 + index),
  total: 12 + ((index * 37) % 90),
}));

export default function SmallPages() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders in pages' } }}
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 0 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
