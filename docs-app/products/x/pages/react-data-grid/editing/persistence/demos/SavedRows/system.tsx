import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { saveCustomer, type Customer } from './server.ts';

const columns: GridColDef<Customer>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'version', headerName: 'Version', type: 'number', width: 110 },
];

export default function SavedRows() {
  const [rows, setRows] = React.useState<Customer[]>([
    { id: 1, name: 'Casa do Livro', version: 1 },
    { id: 2, name: 'Studio Weiss', version: 1 },
  ]);
  const [error, setError] = React.useState('');

  async function save(edited: Customer) {
    const stored = await saveCustomer(edited);
    setRows((current) => current.map((row) => (row.id === stored.id ? stored : row)));
    setError('');
    return stored;
  }

  return (
    <div>
      <Box sx={{ height: 162, mb: 1 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Customers to edit' } }}
          columns={columns}
          rows={rows}
          processRowUpdate={save}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </Box>
      {error && <Alert severity="error">{error}</Alert>}
    </div>
  );
}
