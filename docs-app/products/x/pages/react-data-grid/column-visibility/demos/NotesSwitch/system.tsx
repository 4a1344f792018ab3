import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, parcel: 'A-17', notes: 'Keep upright' },
  { id: 2, parcel: 'A-18', notes: 'Ring twice' },
];

export default function NotesSwitch() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({ notes: false });

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={model['notes'] !== false}
            onChange={(_, checked) => setModel({ ...model, notes: checked })}
          />
        }
        label="Notes"
      />
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Parcels with notes' } }}
          columns={columns}
          rows={rows}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </div>
  );
}
