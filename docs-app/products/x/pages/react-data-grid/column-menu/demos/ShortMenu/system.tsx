import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, parcel: 'A-17', weight: 12 },
  { id: 2, parcel: 'A-18', weight: 4 },
  { id: 3, parcel: 'A-19', weight: 9 },
];

export default function ShortMenu() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{
          main: { 'aria-label': 'Parcels with a short column menu' },
          columnMenu: { slots: { columnMenuFilterItem: null, columnMenuColumnsItem: null } },
        }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
