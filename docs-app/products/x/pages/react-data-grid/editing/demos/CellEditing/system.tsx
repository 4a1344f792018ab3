import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  price?: number | null;
  onSale: boolean;
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150, editable: true },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120, editable: true },
  { field: 'onSale', headerName: 'On sale', type: 'boolean', width: 110, editable: true },
];

const rows: Product[] = [
  { id: 1, name: 'Desk lamp', price: 35, onSale: false },
  { id: 2, name: 'Paper tray', price: 12, onSale: true },
  { id: 3, name: 'Notebook', price: 4, onSale: false },
];

export default function CellEditing() {
  const [message, setMessage] = React.useState('Double-click a cell to change it.');

  async function save(product: Product) {
    setMessage('Saving…');
    // Send the row to your server here, and return what it stored.
    await new Promise((resolve) => setTimeout(resolve, 600));
    const price = typeof product.price === 'number' ? `€${product.price}` : 'no price';
    setMessage(`Saved: ${product.name}, ${price}.`);
    return product;
  }

  return (
    <div>
      <Box sx={{ height: 214 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Products' } }}
          columns={columns}
          rows={rows}
          processRowUpdate={save}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
