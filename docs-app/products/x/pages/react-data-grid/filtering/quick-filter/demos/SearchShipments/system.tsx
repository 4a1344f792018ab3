import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 110 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', width: 110 },
  { field: 'state', headerName: 'State', width: 110 },
];

const rows = createShipments(1000);

export default function SearchShipments() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Shipments to search' },
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: { label: 'Search shipments' },
          },
        }}
        columns={columns}
        rows={rows}
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
      />
    </Box>
  );
}
