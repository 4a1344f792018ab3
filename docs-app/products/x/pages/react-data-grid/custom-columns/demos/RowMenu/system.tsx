import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import PrintIcon from '@mui/icons-material/Print';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'A-17' },
  { id: 2, parcel: 'A-18' },
];

export default function RowMenu() {
  const [message, setMessage] = React.useState('');

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 110,
        getActions: ({ row: { parcel } }) => [
          <GridActionsCellItem
            key="print"
            icon={<PrintIcon />}
            label={`Print ${parcel}`}
            onClick={() => setMessage(`${parcel} is printing.`)}
          />,
          <GridActionsCellItem
            key="return"
            showInMenu
            label="Send it back"
            onClick={() => setMessage(`${parcel} goes back.`)}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Parcels with a menu' } }}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {message}
      </Typography>
    </div>
  );
}
