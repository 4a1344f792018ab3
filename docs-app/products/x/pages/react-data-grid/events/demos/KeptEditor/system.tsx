import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridCellEditStopReasons, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'note', headerName: 'Note', width: 170, editable: true },
];

const rows = [
  { id: 1, product: 'Desk lamp', note: 'New bulb' },
  { id: 2, product: 'Oak shelf', note: 'Two left' },
];

export default function KeptEditor() {
  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Products with notes' } }}
          columns={columns}
          rows={rows}
          onCellEditStop={({ reason }, event) => {
            if (reason === GridCellEditStopReasons.cellFocusOut) event.defaultMuiPrevented = true;
          }}
          hideFooter
        />
      </Box>
      <Button sx={{ mt: 1 }}>A button outside of the grid</Button>
    </div>
  );
}
