import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 100 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    renderCell: ({ value, tabIndex }) => (
      <Link href={`mailto:${value}`} tabIndex={tabIndex} sx={{ py: 0.5 }}>
        {value}
      </Link>
    ),
  },
];

const rows = [
  { id: 1, invoice: '301', email: 'ana@example.com' },
  { id: 2, invoice: '302', email: 'jonas@example.com' },
];

export default function LinkCells() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Invoices with links' } }}
        columns={columns}
        rows={rows}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
