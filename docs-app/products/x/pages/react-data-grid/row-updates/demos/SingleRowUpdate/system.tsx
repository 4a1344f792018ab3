import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'miles', headerName: 'Miles to port', type: 'number', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, ship: 'Heron', miles: 40 },
  { id: 2, ship: 'Gull', miles: 60 },
];

export default function SingleRowUpdate() {
  const apiRef = useGridApiRef();

  function move() {
    const { miles } = apiRef.current.getRow(2);
    apiRef.current.updateRows([{ id: 2, miles: Math.max(miles - 15, 0) }]);
  }

  return (
    <div>
      <Button variant="outlined" onClick={move} sx={{ mb: 1 }}>
        Move the Gull
      </Button>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Ships on their way' } }}
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </div>
  );
}
