import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 120 },
  { field: 'meters', headerName: 'Length in meters', type: 'number', flex: 1, minWidth: 150 },
];

const rows = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  berth: `B${index + 1}`,
  meters: 60 + ((index * 13) % 40),
}));

export default function FirstPageButton() {
  const [model, setModel] = React.useState({ page: 1, pageSize: 3 });

  return (
    <div>
      <Button disabled={model.page === 0} onClick={() => setModel({ ...model, page: 0 })}>
        First page
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Berths in pages' } }}
          columns={columns}
          rows={rows}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[3]}
        />
      </Box>
    </div>
  );
}
