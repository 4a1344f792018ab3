import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const fixed = { sortable: false, filterable: false, hideable: false };

const columns: GridColDef[] = [
  { ...fixed, field: 'ship', headerName: 'Ship', width: 110 },
  {
    ...fixed,
    field: 'arrival',
    headerName: 'Arrival',
    width: 110,
    colSpan: (_, row) => (row.note ? 3 : 1),
    valueGetter: (value, row) => row.note ?? value,
  },
  { ...fixed, field: 'berth', headerName: 'Berth', width: 90 },
  { ...fixed, field: 'pilot', headerName: 'Pilot', width: 130 },
];

const rows = [
  { id: 1, ship: 'Heron', arrival: '08:40', berth: 'B1', pilot: 'Mei Tanaka' },
  { id: 2, ship: 'Gull', note: 'Waits for better weather' },
];

export default function NoteAcross() {
  return (
    <Box sx={{ height: 178 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Arrivals with notes' } }}
        columns={columns}
        rows={rows}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
