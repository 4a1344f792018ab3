import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: { name: string; city: string };
}

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 130,
    valueGetter: (_, row) => row.customer.name,
  },
  { field: 'city', headerName: 'City', width: 110, valueGetter: (_, row) => row.customer.city },
];

const rows: Order[] = [
  { id: 1, customer: { name: 'Tienda Sol', city: 'Porto' } },
  { id: 2, customer: { name: 'Bakery Lindqvist', city: 'Bergen' } },
];

export default function NestedValues() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders with nested values' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
