import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const harbors = ['Bergen', 'Porto', 'Ghent', 'Cork', 'Lisbon', 'Trieste'];

const weeks: GridColDef[] = Array.from({ length: 52 }, (_, week) => ({
  field: `week${week}`,
  headerName: `Week ${week + 1}`,
  type: 'number',
  valueGetter: (_value, row: { id: number }) => 20 + ((row.id * 37 + week * 11) % 60),
}));

const columns: GridColDef[] = [{ field: 'harbor', headerName: 'Harbor', width: 110 }, ...weeks];

const rows = harbors.map((harbor, index) => ({ id: index + 1, harbor }));

export default function ManyColumns() {
  return (
    <Box sx={{ height: 390 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ships by week' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
