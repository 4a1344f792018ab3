import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = ['Lisbon', 'Rotterdam', 'Trieste', 'Cork'].map((city, index) => ({
  id: index + 1,
  parcel: `A-${17 + index}`,
  city,
}));

export default function StripedRows() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Striped parcels' } }}
        columns={columns}
        rows={rows}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 ? 'odd' : 'even'
        }
        sx={{ '& .odd': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
