import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const rows = [
  { id: 301, customer: 'Studio Weiss', total: 480 },
  { id: 302, customer: 'Papeterie Blanc', total: 75 },
  { id: 303, customer: 'Tienda Sol', total: 120 },
  { id: 304, customer: 'Casa do Livro', total: 260 },
];

export default function ExportSelected() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  return (
    <div>
      <Button
        variant="outlined"
        disabled={selected.length === 0}
        onClick={() => apiRef.current.exportDataAsCsv({ fileName: `invoices-${selected.length}` })}
        sx={{ mb: 1 }}
      >
        Export selected invoices ({selected.length})
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Invoices to export' } }}
          apiRef={apiRef}
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
