import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const rows = [
  { id: 'A-201', customer: 'Bakery Lindqvist', city: 'Bergen', total: 184.5 },
  { id: 'A-202', customer: 'Casa do Livro', city: 'Porto', total: 92 },
  { id: 'A-203', customer: 'De Fietsenmaker', city: 'Ghent', total: 1240 },
  { id: 'A-204', customer: 'Harbour Café', city: 'Cork', total: 67.8 },
  { id: 'A-205', customer: 'Papeterie Blanc', city: 'Lyon', total: 310.25 },
  { id: 'A-206', customer: 'Studio Weiss', city: 'Basel', total: 455 },
  { id: 'A-207', customer: 'Tienda Sol', city: 'Cádiz', total: 38.9 },
];

export default function OrdersGrid() {
  return (
    <Box sx={{ height: 371 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </Box>
  );
}
