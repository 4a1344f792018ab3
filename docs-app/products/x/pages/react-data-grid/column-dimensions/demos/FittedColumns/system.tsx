import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice' },
  { field: 'customer', headerName: 'Customer' },
  { field: 'note', headerName: 'Note' },
];

const rows = [
  { id: 1, invoice: '301', customer: 'Papeterie Blanc', note: 'Pays on the first of the month' },
  { id: 2, invoice: '302', customer: 'De Fietsenmaker', note: 'Second reminder is sent' },
];

export default function FittedColumns() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Button onClick={() => apiRef.current.autosizeColumns({ includeOutliers: true })}>
        Fit columns to their content
      </Button>
      <Box sx={{ height: 178 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Invoices with fitted columns' } }}
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </div>
  );
}
