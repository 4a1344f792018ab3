import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'note', headerName: 'Internal note', width: 130, disableExport: true },
];

const rows = [
  { id: 1, invoice: '301', customer: 'Studio Weiss', note: 'Pays late' },
  { id: 2, invoice: '302', customer: 'Papeterie Blanc', note: 'Discount' },
];

export default function CsvPreview() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('');

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Invoices for the preview' } }}
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
      <Button onClick={() => setText(apiRef.current.getDataAsCsv())} sx={{ my: 1 }}>
        Show the CSV text
      </Button>
      <Box component="pre" role="status" sx={{ m: 0, minHeight: 64 }}>
        {text}
      </Box>
    </div>
  );
}
