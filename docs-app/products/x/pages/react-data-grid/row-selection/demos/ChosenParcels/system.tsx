import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Lisbon' },
  { id: 2, parcel: 'A-18', city: 'Rotterdam' },
  { id: 3, parcel: 'A-19', city: 'Trieste' },
  { id: 4, parcel: 'A-20', city: 'Bergen' },
  { id: 5, parcel: 'A-21', city: 'Porto' },
  { id: 6, parcel: 'A-22', city: 'Cork' },
];

export default function ChosenParcels() {
  return (
    <Box sx={{ height: 426 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels to choose' } }}
        columns={columns}
        rows={rows}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
      />
    </Box>
  );
}
