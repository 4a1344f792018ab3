import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 100 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, parcel: 'A-17', notes: 'Ring twice.' },
  {
    id: 2,
    parcel: 'A-18',
    notes:
      'The entrance is behind the fish market. Leave the parcel with the harbor office after six in the evening.',
  },
];

const autoHeight = () => 'auto' as const;

export default function WrappedNotes() {
  return (
    <Box sx={{ height: 300, maxWidth: 420 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels with long notes' } }}
        columns={columns}
        rows={rows}
        getRowHeight={autoHeight}
        hideFooter
        sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
      />
    </Box>
  );
}
