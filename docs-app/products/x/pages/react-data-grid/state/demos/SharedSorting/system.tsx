import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 90 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const harbors = [
  {
    label: 'Ships in Porto',
    rows: [
      { id: 1, ship: 'Heron', parcels: 140 },
      { id: 2, ship: 'Gull', parcels: 95 },
    ],
  },
  {
    label: 'Ships in Bergen',
    rows: [
      { id: 1, ship: 'Tern', parcels: 210 },
      { id: 2, ship: 'Puffin', parcels: 60 },
    ],
  },
];

export default function SharedSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
      {harbors.map(({ label, rows }) => (
        <Box key={label} sx={{ flex: { md: 1 }, minWidth: 0, height: 162 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': label } }}
            columns={columns}
            rows={rows}
            sortModel={sortModel}
            onSortModelChange={setSortModel}
            hideFooter
          />
        </Box>
      ))}
    </Stack>
  );
}
