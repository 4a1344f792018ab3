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

const cities = ['Lisbon', 'Rotterdam', 'Bergen', 'Porto', 'Ghent', 'Cork', 'Trieste'];

const rows = Array.from({ length: 50 }, (_, index) => ({
  id: index,
  parcel: `A-${17 + index}`,
  city: cities[index % cities.length],
}));

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
