import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, article: 'Desk lamp', stock: 12 },
  { id: 2, article: 'Notebook', stock: 75 },
  { id: 3, article: 'Paper tray', stock: 40 },
];

export default function EditableStock() {
  const [message, setMessage] = React.useState('Double-click a number to change it.');

  return (
    <div>
      <Box sx={{ height: 268 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stock' } }}
          columns={columns}
          rows={rows}
          processRowUpdate={(row: { article: string; stock?: number | null }) => {
            setMessage(`Saved: ${row.article}, ${row.stock ?? 'no number'} in stock.`);
            return row;
          }}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
