import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const rows = [
  { id: 'P-11', city: 'Bergen', weight: 2 },
  { id: 'P-12', city: 'Porto', weight: 7 },
  { id: 'P-13', city: 'Ghent', weight: 12 },
  { id: 'P-14', city: 'Cork', weight: 4 },
];

export default function OrderSelection() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>(['P-12']);
  const weight = rows
    .filter(({ id }) => selected.includes(id))
    .reduce((sum, row) => sum + row.weight, 0);

  return (
    <div>
      <Box sx={{ height: 318 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Parcels for the van' } }}
          checkboxSelection
          columns={columns}
          rows={rows}
          hideFooterPagination
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        The van carries {weight} kg.
      </Typography>
    </div>
  );
}
