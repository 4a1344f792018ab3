import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Day {
  id: number;
  day: string;
  morning: string;
  afternoon: string;
}

const shared = { sortable: false, hideable: false, width: 130 };

const columns: GridColDef<Day>[] = [
  { ...shared, field: 'day', headerName: 'Day' },
  {
    ...shared,
    field: 'morning',
    headerName: 'Morning',
    colSpan: (value) => (value === 'Closed' ? 2 : 1),
  },
  { ...shared, field: 'afternoon', headerName: 'Afternoon' },
];

const rows: Day[] = [
  { id: 1, day: 'Friday', morning: '9 to 12', afternoon: '13 to 17' },
  { id: 2, day: 'Saturday', morning: '10 to 12', afternoon: '' },
  { id: 3, day: 'Sunday', morning: 'Closed', afternoon: '' },
];

export default function ClosedDays() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Opening hours' } }}
        columns={columns}
        rows={rows}
        showCellVerticalBorder
        hideFooter
      />
    </Box>
  );
}
