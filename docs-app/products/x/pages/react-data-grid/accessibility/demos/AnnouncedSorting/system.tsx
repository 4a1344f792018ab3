import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'meters', headerName: 'Length (m)', type: 'number', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, ship: 'Heron', meters: 92 },
  { id: 2, ship: 'Gull', meters: 74 },
];

function describe([item]: GridSortModel) {
  const name = columns.find(({ field }) => field === item?.field)?.headerName;
  if (!item?.sort || !name) return 'Not sorted.';
  return `Sorted by ${name}, ${item.sort === 'asc' ? 'ascending' : 'descending'}.`;
}

export default function AnnouncedSorting() {
  const [message, setMessage] = React.useState('Not sorted.');

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Ships by length' } }}
          columns={columns}
          rows={rows}
          onSortModelChange={(model) => setMessage(describe(model))}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
