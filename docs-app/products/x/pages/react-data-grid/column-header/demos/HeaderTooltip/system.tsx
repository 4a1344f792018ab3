import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 100 },
  {
    field: 'draft',
    headerName: 'Draft (m)',
    description: 'Depth of the ship below the water line',
    type: 'number',
    width: 130,
  },
];

const rows = [
  { id: 1, berth: 'B1', draft: 7.2 },
  { id: 2, berth: 'B2', draft: 4.8 },
];

export default function HeaderTooltip() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Berths and drafts' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
