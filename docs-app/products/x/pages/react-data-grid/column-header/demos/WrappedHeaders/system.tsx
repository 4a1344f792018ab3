import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'harbor', headerName: 'Harbor', width: 100 },
  { field: 'waiting', headerName: 'Ships that wait outside', type: 'number', width: 130 },
  { field: 'hours', headerName: 'Average hours at the berth', type: 'number', width: 130 },
];

const rows = [
  { id: 1, harbor: 'Trieste', waiting: 4, hours: 19 },
  { id: 2, harbor: 'Lisbon', waiting: 2, hours: 27 },
];

export default function WrappedHeaders() {
  return (
    <Box sx={{ height: 194 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Harbors with long headers' } }}
        columns={columns}
        rows={rows}
        columnHeaderHeight={72}
        sx={{ '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.3 } }}
        hideFooter
      />
    </Box>
  );
}
