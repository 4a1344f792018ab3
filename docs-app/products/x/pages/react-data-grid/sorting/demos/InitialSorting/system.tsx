import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'author', headerName: 'Author', width: 150 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];

const rows = [
  { id: 1, title: 'The tide table', author: 'M. Okafor', copies: 12 },
  { id: 2, title: 'Bread and salt', author: 'A. Lindqvist', copies: 48 },
  { id: 3, title: 'Night ferry', author: 'J. Moreau', copies: 3 },
  { id: 4, title: 'A slow garden', author: 'R. Tanaka', copies: 27 },
];

export default function InitialSorting() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books in stock' } }}
        columns={columns}
        rows={rows}
        initialState={{ sorting: { sortModel: [{ field: 'copies', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
