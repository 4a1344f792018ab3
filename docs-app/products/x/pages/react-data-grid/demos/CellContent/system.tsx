import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 301, customer: 'Harbour Café', net: 120, paid: true },
  { id: 302, customer: 'Studio Weiss', net: 480, paid: false },
  { id: 303, customer: 'Tienda Sol', net: 75, paid: true },
];

type Invoice = (typeof rows)[number];

export default function CellContent() {
  const [message, setMessage] = React.useState('');

  const columns = React.useMemo<GridColDef<Invoice>[]>(
    () => [
      { field: 'id', headerName: 'Invoice', width: 90 },
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      {
        field: 'gross',
        headerName: 'With tax (€)',
        type: 'number',
        width: 120,
        valueGetter: (_value, row) => row.net * 1.2,
        valueFormatter: (value: number) => value.toFixed(2),
      },
      {
        field: 'paid',
        headerName: 'State',
        width: 100,
        renderCell: ({ value }) => (
          <Chip
            label={value ? 'Paid' : 'Open'}
            variant={value ? 'filled' : 'outlined'}
            size="small"
          />
        ),
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ id }: GridRowParams<Invoice>) => [
          <GridActionsCellItem
            key="download"
            icon={<DownloadIcon />}
            label={`Download invoice ${id}`}
            onClick={() => setMessage(`Invoice ${id} is on its way.`)}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div>
      <Box sx={{ height: 214 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Invoices' } }}
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
