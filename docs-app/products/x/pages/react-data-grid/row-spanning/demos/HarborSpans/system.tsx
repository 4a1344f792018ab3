import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Booking {
  id: number;
  harbor: string;
  berth: string;
  guests: number;
}

const columns: GridColDef<Booking>[] = [
  { field: 'harbor', headerName: 'Harbor', width: 120 },
  {
    field: 'berth',
    headerName: 'Berth',
    width: 100,
    rowSpanValueGetter: (value, row) => `${row.harbor} ${value}`,
  },
  {
    field: 'guests',
    headerName: 'Guests',
    type: 'number',
    width: 100,
    rowSpanValueGetter: () => null,
  },
];

const rows: Booking[] = [
  { id: 1, harbor: 'Bergen', berth: 'B1', guests: 4 },
  { id: 2, harbor: 'Bergen', berth: 'B2', guests: 4 },
  { id: 3, harbor: 'Oslo', berth: 'B2', guests: 2 },
  { id: 4, harbor: 'Oslo', berth: 'B2', guests: 2 },
];

export default function HarborSpans() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bookings by harbor' } }}
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
