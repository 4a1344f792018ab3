import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
  { field: 'berth', headerName: 'Berth', width: 100 },
];

const rows = [
  { id: 1, ship: 'Albatross', berth: 'A1' },
  { id: 2, ship: 'Northern Light', berth: 'A2' },
];

export default function DensityChoice() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, chosen: GridDensity | null) => chosen && setDensity(chosen)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 220, mt: 1 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Ships by density' } }}
          columns={columns}
          rows={rows}
          density={density}
          hideFooter
        />
      </Box>
    </div>
  );
}
