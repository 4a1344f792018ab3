import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 120 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'sea', label: 'Sea view' },
      { value: 'garden', label: 'Garden' },
    ],
  },
];

const rows = [
  {
    id: 1,
    guest: 'Ana Ribeiro',
    nights: 3,
    arrival: new Date(2026, 5, 12),
    paid: true,
    room: 'sea',
  },
  {
    id: 2,
    guest: 'Jonas Berg',
    nights: 1,
    arrival: new Date(2026, 5, 14),
    paid: false,
    room: 'garden',
  },
];

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 180 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Bookings by type' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
