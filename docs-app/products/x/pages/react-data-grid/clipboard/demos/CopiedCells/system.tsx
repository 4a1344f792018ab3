import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Lisbon' },
  { id: 2, parcel: 'A-18', city: 'Rotterdam' },
];

export default function CopiedCells() {
  const [text, setText] = React.useState('');

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Parcels to copy' } }}
          columns={columns}
          rows={rows}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setText}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 48, whiteSpace: 'pre-wrap' }}>
        {text && `Copied: ${text}`}
      </Typography>
    </div>
  );
}
