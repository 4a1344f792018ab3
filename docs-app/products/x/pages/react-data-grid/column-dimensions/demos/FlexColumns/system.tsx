import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 140 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = [
  { id: 1, order: '20401', customer: 'Bakery Lindqvist', city: 'Bergen' },
  { id: 2, order: '20402', customer: 'Casa do Livro', city: 'Porto' },
  { id: 3, order: '20403', customer: 'Studio Weiss', city: 'Basel' },
];

export default function FlexColumns() {
  return (
    <Box sx={{ height: 230 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with flexible columns' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
