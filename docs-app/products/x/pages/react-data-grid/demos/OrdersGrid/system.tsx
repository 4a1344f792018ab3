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

const customers: [customer: string, city: string][] = [
  ['Bakery Lindqvist', 'Bergen'],
  ['Casa do Livro', 'Porto'],
  ['De Fietsenmaker', 'Ghent'],
  ['Harbour Café', 'Cork'],
  ['Papeterie Blanc', 'Lyon'],
  ['Studio Weiss', 'Basel'],
  ['Tienda Sol', 'Cádiz'],
];

const rows = Array.from({ length: 200 }, (_, index) => {
  const [customer = '', city = ''] = customers[(index * 3) % customers.length] ?? [];
  return { id: `A-${201 + index}`, customer, city, total: 38.9 + ((index * 487) % 1900) / 2 };
});

export default function OrdersGrid() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25, 100]}
      />
    </Box>
  );
}
