import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const cities = ['Lisbon', 'Rotterdam', 'Trieste', 'Ghent', 'Cork'];
const createRow = (id: number) => ({ id, parcel: `A-${id}`, city: cities[id % 5] });

export default function ChangingParcels() {
  const [rows, setRows] = React.useState([createRow(17), createRow(18)]);
  const next = rows.reduce((last, { id }) => Math.max(last, id), 16) + 1;

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="outlined"
          disabled={rows.length === 5}
          onClick={() => setRows([...rows, createRow(next)])}
        >
          Add a parcel
        </Button>
        <Button disabled={rows.length === 0} onClick={() => setRows(rows.slice(0, -1))}>
          Remove the last
        </Button>
      </Stack>
      <Box sx={{ height: 318 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Changing parcels' } }}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </div>
  );
}
