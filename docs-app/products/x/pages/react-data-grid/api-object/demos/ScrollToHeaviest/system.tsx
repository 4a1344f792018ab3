import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', flex: 1, minWidth: 120 },
];

const rows = createShipments(100);
const weights = rows.map(({ weight }) => weight);
const heaviest = weights.indexOf(Math.max(...weights));

export default function ScrollToHeaviest() {
  const apiRef = useGridApiRef();

  function show() {
    const row = rows[heaviest];
    if (!row) return;
    apiRef.current.scrollToIndexes({ rowIndex: heaviest, colIndex: 0 });
    apiRef.current.selectRow(row.id, true, true);
    apiRef.current.setCellFocus(row.id, 'code');
  }

  return (
    <div>
      <Button variant="outlined" onClick={show} sx={{ mb: 1 }}>
        Show the heaviest shipment
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Shipments by weight' } }}
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          disableColumnSorting
        />
      </Box>
    </div>
  );
}
