import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 110 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
];

export default function ManyShipments() {
  const rows = React.useMemo(() => createShipments(100_000), []);

  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': '100,000 shipments' } }}
        columns={columns}
        rows={rows}
        pageSizeOptions={[100]}
      />
    </Box>
  );
}
