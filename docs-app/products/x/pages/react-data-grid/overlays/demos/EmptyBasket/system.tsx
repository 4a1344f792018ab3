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

  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      <Typography>The basket is empty.</Typography>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.updateRows([{ id: 1, product: 'Desk lamp', price: 34 }])}
      >
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
