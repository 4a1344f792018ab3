import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { searchShipments } from './server.ts';
import type { Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 110 },
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
];

function SearchBar() {
  return <GridToolbarQuickFilter label="Search harbors" sx={{ m: 1 }} />;
}

export default function ServerFilter() {
  const [words, setWords] = React.useState<string[]>([]);
  const [rows, setRows] = React.useState<Shipment[]>([]);

  React.useEffect(() => {
    let isWanted = true;
    searchShipments(words).then((answer) => {
      if (isWanted) setRows(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [words]);

  return (
    <Box sx={{ height: 380 }}>
      <DataGrid
        slots={{ toolbar: SearchBar }}
        slotProps={{ main: { 'aria-label': 'Shipments found by a server' } }}
        columns={columns}
        rows={rows}
        filterMode="server"
        onFilterModelChange={({ quickFilterValues = [] }) => setWords(quickFilterValues)}
        disableColumnFilter
      />
    </Box>
  );
}
