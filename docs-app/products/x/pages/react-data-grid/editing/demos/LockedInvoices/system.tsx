import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100, editable: true },
  { field: 'state', headerName: 'State', width: 90 },
];

interface Invoice {
  id: number;
  customer: string;
  total?: number | null;
  state: string;
}

const rows: Invoice[] = [
  { id: 301, customer: 'Studio Weiss', total: 480, state: 'Paid' },
  { id: 302, customer: 'Papeterie Blanc', total: 75, state: 'Open' },
  { id: 303, customer: 'Tienda Sol', total: 120, state: 'Open' },
];

export default function LockedInvoices() {
  const [message, setMessage] = React.useState('Double-click a shaded total to change it.');

  return (
    <div>
      <Box sx={{ height: 214 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Invoices with locked totals' } }}
          columns={columns}
          rows={rows}
          isCellEditable={({ row }) => row.state === 'Open'}
          processRowUpdate={(row: Invoice) => {
            const total = typeof row.total === 'number' ? `€${row.total}` : 'no total';
            setMessage(`Saved: ${row.customer}, ${total}.`);
            return row;
          }}
          hideFooter
          sx={{ '& .MuiDataGrid-cell--editable': { bgcolor: 'action.hover' } }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
