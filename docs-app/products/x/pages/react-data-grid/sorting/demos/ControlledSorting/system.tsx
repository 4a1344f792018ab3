import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 110 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
];

const rows = [
  { id: 1, room: 'Garden room', guests: 2, nights: 5 },
  { id: 2, room: 'Attic', guests: 1, nights: 9 },
  { id: 3, room: 'Corner suite', guests: 4, nights: 2 },
];

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [first] = sortModel;
  const column = columns.find(({ field }) => field === first?.field);

  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button
          variant="outlined"
          onClick={() => setSortModel([{ field: 'nights', sort: 'desc' }])}
        >
          Longest stay first
        </Button>
        <Button variant="outlined" onClick={() => setSortModel([])}>
          As they came
        </Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Bookings' } }}
          columns={columns}
          rows={rows}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {column
          ? `Sorted by ${column.headerName}, ${first?.sort === 'asc' ? 'ascending' : 'descending'}.`
          : 'Not sorted.'}
      </Typography>
    </div>
  );
}
