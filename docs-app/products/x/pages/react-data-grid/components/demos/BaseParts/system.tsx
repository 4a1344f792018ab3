import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'booking', headerName: 'Booking', width: 110 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, booking: 'B-501', guest: 'Ana Ribeiro' },
  { id: 2, booking: 'B-502', guest: 'Jonas Berg' },
  { id: 3, booking: 'B-503', guest: 'Mei Tanaka' },
];

const slotProps: DataGridProps['slotProps'] = {
  main: { 'aria-label': 'Bookings' },
  baseButton: { color: 'secondary', variant: 'outlined' },
  baseCheckbox: { color: 'secondary' },
};

function ButtonBar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

export default function BaseParts() {
  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        slots={{ toolbar: ButtonBar }}
        slotProps={slotProps}
        columns={columns}
        rows={rows}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
