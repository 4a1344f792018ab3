import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 100 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'meters', headerName: 'Length (m)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, berth: 'B1', ship: 'Heron', meters: 92 },
  { id: 2, berth: 'B2', ship: 'Gull', meters: 74 },
];

export default function SemicolonCopy() {
  const [text, setText] = React.useState('');

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Berths to copy' } }}
          columns={columns}
          rows={rows}
          clipboardCopyCellDelimiter=";"
          onClipboardCopy={setText}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {text && `Copied: ${text}`}
      </Typography>
    </div>
  );
}
