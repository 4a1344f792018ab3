import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['Open', 'Paid'],
    width: 130,
  },
];

const rows = [
  { id: 301, customer: 'Studio Weiss', total: 480, state: 'Paid' },
  { id: 302, customer: 'Papeterie Blanc', total: 75, state: 'Open' },
  { id: 303, customer: 'Tienda Sol', total: 260, state: 'Open' },
  { id: 304, customer: 'Casa do Livro', total: 130, state: 'Paid' },
  { id: 305, customer: 'Harbour Café', total: 940, state: 'Open' },
];

export default function OpenInvoices() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Open invoices' } }}
        columns={columns}
        rows={rows}
        initialState={{
          filter: { filterModel: { items: [{ field: 'state', operator: 'is', value: 'Open' }] } },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
