import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
  { field: 'note', headerName: 'Note', width: 130 },
];

const rows = [
  { id: 1, order: '20401', customer: 'Casa do Livro', total: 92, note: '' },
  { id: 2, order: '20402', customer: 'Studio Weiss', total: 455, note: 'Call first' },
];

export default function InitialView() {
  return (
    <Box sx={{ height: 146 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders, largest first' } }}
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          columns: { columnVisibilityModel: { note: false } },
          density: 'compact',
        }}
        hideFooter
      />
    </Box>
  );
}
