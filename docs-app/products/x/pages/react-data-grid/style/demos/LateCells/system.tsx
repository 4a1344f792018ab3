import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  {
    field: 'state',
    headerName: 'State',
    flex: 1,
    minWidth: 110,
    cellClassName: ({ value }) => (value === 'Late' ? 'late' : ''),
  },
];

const rows = [
  { id: 1, parcel: 'A-17', state: 'On time' },
  { id: 2, parcel: 'A-18', state: 'Late' },
];

export default function LateCells() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels with late ones marked' } }}
        columns={columns}
        rows={rows}
        sx={{ '& .late': { color: 'error.main', fontWeight: 'bold' } }}
        hideFooter
      />
    </Box>
  );
}
