import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'driver', headerName: 'Driver', width: 140 },
  { field: 'stop', headerName: 'Stop', width: 150 },
];

const rows = [
  { id: 1, day: 'Monday', driver: 'Mei Tanaka', stop: 'Harbor Books' },
  { id: 2, day: 'Monday', driver: 'Mei Tanaka', stop: 'North Coffee' },
  { id: 3, day: 'Monday', driver: 'Jonas Berg', stop: 'Studio Hill' },
  { id: 4, day: 'Tuesday', driver: 'Jonas Berg', stop: 'Old Mill' },
];

export default function PickupPlan() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Pickup plan' } }}
        columns={columns}
        rows={rows}
        unstable_rowSpanning
        disableRowSelectionOnClick
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
