import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

function EmptyOverlay() {
  const apiRef = useGridApiContext();

  function add() {
    apiRef.current.updateRows([{ id: 1, product: 'Desk lamp', price: 34 }]);
    // The overlay unmounts with its button, so the focus moves to the new row.
    apiRef.current.setCellFocus(1, 'product');
  }

  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <Typography>The basket is empty.</Typography>
      <Button variant="outlined" onClick={add}>
        Add the desk lamp
      </Button>
    </GridOverlay>
  );
}

export default function EmptyBasket() {
  return (
    <Box sx={{ height: 230 }}>
      <DataGrid
        slots={{ noRowsOverlay: EmptyOverlay }}
        slotProps={{ main: { 'aria-label': 'Basket' } }}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
