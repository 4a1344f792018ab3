import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, invoice: '301', customer: 'Papeterie Blanc' },
  { id: 2, invoice: '302', customer: 'Studio Weiss' },
];

export default function HeadingAsName() {
  const id = React.useId();

  return (
    <div>
      <Typography id={id} component="h3" variant="subtitle1" gutterBottom>
        Open invoices of June
      </Typography>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-labelledby': id } }}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </div>
  );
}
