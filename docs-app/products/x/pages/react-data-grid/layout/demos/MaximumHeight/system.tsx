import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
];

const rows = createShipments(50);

export default function MaximumHeight() {
  return (
    <Box sx={{ minHeight: 300 }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Shipments in 300 pixels' } }}
          columns={columns}
          rows={rows}
        />
      </Box>
    </Box>
  );
}
