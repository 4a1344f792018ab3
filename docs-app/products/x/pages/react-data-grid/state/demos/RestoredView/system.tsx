import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', width: 140 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Rotterdam' },
  { id: 2, parcel: 'A-18', city: 'Lisbon' },
  { id: 3, parcel: 'A-19', city: 'Trieste' },
];

export default function RestoredView() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState | null>(null);

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={() => setSaved(apiRef.current.exportState())}>
          Save the view
        </Button>
        <Button disabled={!saved} onClick={() => saved && apiRef.current.restoreState(saved)}>
          Restore the view
        </Button>
      </Stack>
      <Box sx={{ height: 214 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Parcels with a saved view' } }}
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
    </div>
  );
}
