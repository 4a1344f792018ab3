import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const shared = { sortable: false, filterable: false, hideable: false, width: 120 };

const columns: GridColDef[] = [
  { ...shared, field: 'hour', headerName: 'Hour', width: 80 },
  { ...shared, field: 'north', headerName: 'North room' },
  { ...shared, field: 'south', headerName: 'South room' },
];

const rows = [
  { id: 9, hour: '09:00', north: 'Knots', south: 'Radio' },
  { id: 10, hour: '10:00', north: 'Knots', south: null },
  { id: 11, hour: '11:00', north: 'Charts', south: null },
  { id: 12, hour: '12:00', north: 'Charts', south: 'Tides' },
];

export default function Timetable() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Courses by hour' } }}
        columns={columns}
        rows={rows}
        unstable_rowSpanning
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        hideFooter
        sx={{ '& .MuiDataGrid-row:hover': { bgcolor: 'transparent' } }}
      />
    </Box>
  );
}
