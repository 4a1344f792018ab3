import Box from '@mui/material/Box';
import { DataGrid, getGridStringOperators, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'city',
    headerName: 'City',
    flex: 1,
    minWidth: 120,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const rows = [
  { id: 1, city: 'Lisbon', parcels: 40 },
  { id: 2, city: 'Rotterdam', parcels: 66 },
  { id: 3, city: 'Trieste', parcels: 12 },
];

export default function FewOperators() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels by city, one operator' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
