import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Invoice {
  number: string;
  customer: string;
}

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows: Invoice[] = [
  { number: 'I-301', customer: 'Papeterie Blanc' },
  { number: 'I-302', customer: 'Studio Weiss' },
];

const getRowId = (row: Invoice) => row.number;

export default function InvoiceIds() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Invoices by number' } }}
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        hideFooter
      />
    </Box>
  );
}
