import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const euroColumn: GridColTypeDef<number, string> = {
  type: 'number',
  width: 110,
  valueFormatter: (value: number) => euros.format(value),
};

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { ...euroColumn, field: 'net', headerName: 'Net' },
  { ...euroColumn, field: 'gross', headerName: 'Gross' },
];

const rows = [
  { id: 1, product: 'Oak shelf', net: 75, gross: 90 },
  { id: 2, product: 'Desk lamp', net: 30, gross: 36 },
];

export default function EuroColumns() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Products with prices in euros' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
