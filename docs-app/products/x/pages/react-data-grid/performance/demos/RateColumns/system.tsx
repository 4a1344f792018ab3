import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  product: string;
  net: number;
}

const rows: Line[] = [
  { id: 1, product: 'Oak shelf', net: 75 },
  { id: 2, product: 'Desk lamp', net: 30 },
];

export default function RateColumns() {
  const [rate, setRate] = React.useState('20');
  const [note, setNote] = React.useState('');

  const columns = React.useMemo<GridColDef<Line>[]>(
    () => [
      { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
      {
        field: 'gross',
        headerName: 'Gross (€)',
        type: 'number',
        width: 120,
        valueGetter: (_, row) => row.net * (1 + Number(rate) / 100),
      },
    ],
    [rate],
  );

  return (
    <div>
      <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
        <TextField
          size="small"
          type="number"
          label="Tax rate (%)"
          value={rate}
          onChange={(event) => setRate(event.target.value)}
        />
        <TextField
          size="small"
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Prices with tax' } }}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </div>
  );
}
