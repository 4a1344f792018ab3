import Box from '@mui/material/Box';
import EventIcon from '@mui/icons-material/Event';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  {
    field: 'arrival',
    headerName: 'Arrival',
    width: 140,
    renderHeader: ({ colDef }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 'medium' }}>
        <EventIcon fontSize="small" color="primary" />
        {colDef.headerName}
      </Box>
    ),
  },
];

const rows = [
  { id: 1, guest: 'Ana Ribeiro', arrival: '12 June' },
  { id: 2, guest: 'Jonas Berg', arrival: '14 June' },
];

export default function HeaderIcon() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Guests and arrivals' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
