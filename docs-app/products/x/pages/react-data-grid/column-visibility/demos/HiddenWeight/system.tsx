import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120, hideable: false },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Lisbon', weight: 2.4 },
  { id: 2, parcel: 'A-18', city: 'Rotterdam', weight: 0.9 },
];

export default function HiddenWeight() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels without weight' } }}
        columns={columns}
        rows={rows}
        initialState={{ columns: { columnVisibilityModel: { weight: false } } }}
        hideFooter
      />
    </Box>
  );
}
