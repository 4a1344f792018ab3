import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import type { Query } from './server.ts';
import type { Shipment } from './shipments.ts';
import { useShipments } from './useShipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 110, sortable: false },
  { field: 'from', headerName: 'From', width: 110, sortable: false },
  { field: 'to', headerName: 'To', width: 110, sortable: false },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

function SearchBar() {
  return <GridToolbarQuickFilter label="Search harbors" sx={{ m: 1 }} />;
}

const firstQuery: Query = { page: 0, pageSize: 5, order: null, words: [], isOffline: false };

export default function ServerGrid() {
  const [query, setQuery] = React.useState(firstQuery);
  const { rows, total, loading, error } = useShipments(query);
  const change = (part: Partial<Query>) => setQuery((current) => ({ ...current, ...part }));

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={!query.isOffline}
            onChange={(_event, checked) => change({ isOffline: !checked })}
          />
        }
        label="The server answers"
      />
      {error && (
        <Alert severity="error" action={<Button onClick={() => change({})}>Try again</Button>}>
          {error}
        </Alert>
      )}
      <Box sx={{ height: 440 }}>
        <DataGrid
          slots={{ toolbar: SearchBar }}
          slotProps={{
            main: { 'aria-label': 'Shipments of a server' },
            loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
          }}
          columns={columns}
          rows={rows}
          rowCount={total}
          loading={loading}
          paginationMode="server"
          paginationModel={{ page: query.page, pageSize: query.pageSize }}
          onPaginationModelChange={change}
          pageSizeOptions={[5]}
          sortingMode="server"
          onSortModelChange={([item]) => change({ page: 0, order: item?.sort ?? null })}
          filterMode="server"
          onFilterModelChange={({ quickFilterValues = [] }) =>
            change({ page: 0, words: quickFilterValues })
          }
          disableColumnFilter
        />
      </Box>
    </div>
  );
}
