import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  net: number;
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'net', headerName: 'Net (€)', type: 'number', width: 90 },
  {
    field: 'gross',
    headerName: 'With 20% tax (€)',
    type: 'number',
    width: 150,
    editable: true,
    valueGetter: (_value, { net }) => net * 1.2,
    valueSetter: (gross: number | undefined, product) =>
      typeof gross === 'number' ? { ...product, net: gross / 1.2 } : product,
  },
];

const rows: Product[] = [
  { id: 1, name: 'Desk lamp', net: 35 },
  { id: 2, name: 'Paper tray', net: 15 },
];

export default function GrossPrices() {
  const [message, setMessage] = React.useState('Double-click a price with tax.');

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Prices with tax' } }}
          columns={columns}
          rows={rows}
          processRowUpdate={(product: Product) => {
            setMessage(`Saved: ${product.name}, €${product.net.toFixed(2)} net.`);
            return product;
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
