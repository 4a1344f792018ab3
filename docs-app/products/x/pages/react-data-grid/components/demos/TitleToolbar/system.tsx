import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Lisbon' },
  { id: 2, parcel: 'A-18', city: 'Rotterdam' },
  { id: 3, parcel: 'A-19', city: 'Bergen' },
  { id: 4, parcel: 'A-20', city: 'Porto' },
  { id: 5, parcel: 'A-21', city: 'Lisbon' },
  { id: 6, parcel: 'A-22', city: 'Cork' },
  { id: 7, parcel: 'A-23', city: 'Trieste' },
];

function TitleBar() {
  return (
    <GridToolbarContainer>
      <Typography sx={{ flex: 1, fontWeight: 'medium', px: 1 }}>Parcels of today</Typography>
      <GridToolbarColumnsButton />
      <GridToolbarDensitySelector />
      <GridToolbarQuickFilter label="Search parcels" />
    </GridToolbarContainer>
  );
}

export default function TitleToolbar() {
  return (
    <Box sx={{ height: 440 }}>
      <DataGrid
        slots={{ toolbar: TitleBar }}
        slotProps={{ main: { 'aria-label': 'Parcels of today' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
