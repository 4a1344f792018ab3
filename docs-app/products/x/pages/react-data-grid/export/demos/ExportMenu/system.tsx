import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows = createShipments(200);

function ExportBar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport csvOptions={{ fileName: 'shipments', delimiter: ';' }} />
    </GridToolbarContainer>
  );
}

export default function ExportMenu() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        slots={{ toolbar: ExportBar }}
        slotProps={{ main: { 'aria-label': 'Shipments to export' } }}
        columns={columns}
        rows={rows}
      />
    </Box>
  );
}
