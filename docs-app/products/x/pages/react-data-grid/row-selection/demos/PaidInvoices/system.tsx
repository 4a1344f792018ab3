import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 120 },
  { field: 'state', headerName: 'State', flex: 1, minWidth: 110 },
];

export default function PaidInvoices() {
  const [rows, setRows] = React.useState([
    { id: 1, invoice: '2026-104', state: 'Open' },
    { id: 2, invoice: '2026-105', state: 'Open' },
    { id: 3, invoice: '2026-106', state: 'Open' },
  ]);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  function pay() {
    setRows(rows.map((row) => (selected.includes(row.id) ? { ...row, state: 'Paid' } : row)));
    setSelected([]);
  }

  return (
    <div>
      <Button disabled={selected.length === 0} onClick={pay}>
        Mark {selected.length} as paid
      </Button>
      <Box sx={{ height: 214 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Open invoices' } }}
          columns={columns}
          rows={rows}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
    </div>
  );
}
