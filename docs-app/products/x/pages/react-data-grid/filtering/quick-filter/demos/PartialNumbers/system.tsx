import Box from '@mui/material/Box';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'order',
    headerName: 'Order',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => String(value),
    getApplyQuickFilterFn: (word: string) => (order: number) => String(order).startsWith(word),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, order: 20401, customer: 'Casa do Livro' },
  { id: 2, order: 20455, customer: 'Studio Weiss' },
  { id: 3, order: 30102, customer: 'Tienda Sol' },
];

function SearchBar() {
  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter label="Search orders" fullWidth />
    </Box>
  );
}

export default function PartialNumbers() {
  return (
    <Box sx={{ height: 290 }}>
      <DataGrid
        slots={{ toolbar: SearchBar }}
        slotProps={{ main: { 'aria-label': 'Orders by the start of their number' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
