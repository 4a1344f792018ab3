import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 100 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 110 },
];

const rows = [
  { id: 1, ship: 'Albatross', berth: 'A1', crates: 42 },
  { id: 2, ship: 'Morning Star', berth: 'B3', crates: 17 },
  { id: 3, ship: 'Northern Light', berth: 'A2', crates: 88 },
];

export default function FirstGrid() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ships' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
