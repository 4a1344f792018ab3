import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 120 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const arrived = [
  { id: 1, parcel: 'A-17', city: 'Lisbon' },
  { id: 2, parcel: 'A-18', city: 'Rotterdam' },
];

export default function LoadingRows() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label="Rows are loading"
      />
      <Box sx={{ height: 266 }}>
        <DataGrid
          slotProps={{
            main: { 'aria-label': 'Loading parcels', 'aria-busy': loading },
            loadingOverlay: { noRowsVariant: 'skeleton' },
          }}
          columns={columns}
          rows={loading ? [] : arrived}
          loading={loading}
          hideFooter
        />
      </Box>
    </div>
  );
}
