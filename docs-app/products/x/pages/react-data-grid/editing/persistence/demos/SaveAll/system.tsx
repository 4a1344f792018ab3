import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110, editable: true },
];

const stored = [
  { id: 1, product: 'Desk lamp', stock: 12 },
  { id: 2, product: 'Oak shelf', stock: 4 },
];

export default function SaveAll() {
  const [saved, setSaved] = React.useState(stored);
  const [rows, setRows] = React.useState(stored);
  const isChanged = (id: unknown) =>
    rows.find((row) => row.id === id)?.stock !== saved.find((row) => row.id === id)?.stock;
  const count = rows.filter(({ id }) => isChanged(id)).length;

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="contained" disabled={count === 0} onClick={() => setSaved(rows)}>
          Save {count} changed
        </Button>
        <Button disabled={count === 0} onClick={() => setRows(saved)}>
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock to change' } }}
          columns={columns}
          rows={rows}
          getRowClassName={({ id }) => (isChanged(id) ? 'changed' : '')}
          processRowUpdate={(edited: (typeof rows)[number]) => {
            setRows((current) => current.map((row) => (row.id === edited.id ? edited : row)));
            return edited;
          }}
          sx={{ '& .changed': { fontWeight: 'bold' } }}
          hideFooter
        />
      </Box>
    </div>
  );
}
