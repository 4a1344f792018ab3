import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 90, resizable: false },
  { field: 'city', headerName: 'City', width: 200, minWidth: 90, maxWidth: 300 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Lisbon' },
  { id: 2, parcel: 'A-18', city: 'Rotterdam' },
];

export default function WidthReport() {
  const [message, setMessage] = React.useState('Drag the edge of the header "City".');

  return (
    <div>
      <Box sx={{ height: 178 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Parcels with resizable columns' } }}
          columns={columns}
          rows={rows}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName}: ${Math.round(width)} pixels`)
          }
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
