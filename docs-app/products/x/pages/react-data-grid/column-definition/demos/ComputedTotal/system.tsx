import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  product: string;
  price: number;
  count: number;
}

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const valueFormatter = (value: number) => euro.format(value);

const columns: GridColDef<Line>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100, valueFormatter },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.price * row.count,
    valueFormatter,
  },
];

const rows: Line[] = [
  { id: 1, product: 'Oak shelf', price: 89, count: 2 },
  { id: 2, product: 'Brass hook', price: 7.5, count: 12 },
  { id: 3, product: 'Desk lamp', price: 34, count: 1 },
];

export default function ComputedTotal() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Order lines' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
