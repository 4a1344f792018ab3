import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
];

const rows = [
  { code: 'L-01', port: 'Lisbon' },
  { code: 'R-07', port: 'Rotterdam' },
  { code: 'T-03', port: 'Trieste' },
];

export default function OwnRowId() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ports' } }}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.code}
        hideFooter
      />
    </Box>
  );
}
