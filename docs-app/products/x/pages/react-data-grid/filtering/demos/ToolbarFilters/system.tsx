import Box from '@mui/material/Box';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'singleSelect',
    valueOptions: ['plenty', 'few', 'none'],
    width: 120,
  },
];

const rows = [
  { id: 1, product: 'Coffee beans, dark', shelf: 'A3', stock: 'plenty' },
  { id: 2, product: 'Coffee filters', shelf: 'A4', stock: 'none' },
  { id: 3, product: 'Green tea', shelf: 'B1', stock: 'few' },
  { id: 4, product: 'Oat biscuits', shelf: 'C2', stock: 'plenty' },
];

function SearchBar() {
  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter label="Search the stock" sx={{ width: '100%' }} />
    </Box>
  );
}

export default function ToolbarFilters() {
  return (
    <Box sx={{ height: 334 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stock' } }}
        columns={columns}
        rows={rows}
        slots={{ toolbar: SearchBar }}
        hideFooter
      />
    </Box>
  );
}
